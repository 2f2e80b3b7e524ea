import { instructionsOf } from '../../server/documents/generations/instructions.ts';
import { VerdictReader } from '../../server/documents/generations/verdict-reader.ts';
import { readSample } from '../../server/documents/templates/sample.ts';
import { openEngine } from '../../server/engine/open-engine.ts';
import type { EngineRequest } from '../../server/engine/port/engine.ts';
import { type LabelledRequest, readLabelled } from '../../server/engine/safety/labelled/labelled-requests.ts';
import { noConcern } from '../../server/engine/safety/severity.ts';
import { generators } from '../../server/generated/generators.ts';
import { readConfig } from '../../server/platform/config.ts';

const engine = await openEngine(readConfig(process.env).ai);
const [chosen] = generators;
if (!chosen || engine.kind !== 'model') throw new Error('Configure a model to measure its verdicts.');
const template = chosen;
const task = { keys: ['overview'], written: {} };

/** Whether the configured model blocks a request; false without a verdict. */
async function blocks({
  topic,
  learning_objectives = '',
  additional_instructions = '',
  grade,
  source_text = '',
}: LabelledRequest) {
  const sample = readSample(template);
  const input = {
    ...sample.input,
    topic,
    learning_objectives,
    additional_instructions,
    grade_level: `Grade ${grade}`,
  };
  const context = {
    sources: source_text === '' ? [] : [{ id: 'pasted', name: 'Pasted text', text: source_text }],
    standards: [],
  };
  const writing = { generator: template, input, context, safety: noConcern };
  const instructions = instructionsOf(engine, writing, task);
  const request: EngineRequest = {
    ...instructions,
    templateType: template.templateType,
    form: input,
    ...context,
    sections: [],
    students: [],
    written: {},
    maxOutputTokens: 2000,
  };
  let isBlocked = false;
  const enough = new AbortController();
  const verdict = new VerdictReader(
    (key) => key === 'overview',
    ({ severity }) => {
      isBlocked = severity === 'blocked';
      enough.abort();
    },
  );
  const listener = { text: (chunk: string) => verdict.feed(chunk), usage: () => {}, alive: () => {} };
  await engine.write(request, listener, enough.signal).catch((error: unknown) => {
    if (!enough.signal.aborted) throw error;
  });
  return isBlocked;
}

for (const label of ['decline', 'allow'] as const) {
  const requests = [...readLabelled('development'), ...readLabelled('held-out')].filter(
    (request) => request.label === label,
  );
  let blocked = 0;
  for (const request of requests) if (await blocks(request)) blocked += 1;
  console.log(`${label === 'decline' ? 'harmful' : 'innocent'} blocked: ${blocked} of ${requests.length}`);
}
