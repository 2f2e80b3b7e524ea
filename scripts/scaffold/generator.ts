import { spell, type Names } from './names.ts';
import { generatorFaults, generatorRequests, generatorSample } from './generator-sample.ts';

const REGISTRY = 'server/documents/templates/registry.ts';
const END_OF_LIST = '] as const;';

/** A template that writes an overview, activities and vocabulary: the files to add and its line in the registry. */
export function generatorScaffold(name: string): {
  files: Map<string, string>;
  edits: Map<string, (text: string) => string>;
} {
  const names = spell(name);
  const folder = `server/documents/templates/${names.kebab}`;
  return {
    files: new Map([
      [`${folder}/${names.kebab}.test.ts`, test()],
      [`${folder}/declaration.ts`, declaration(names)],
      [`${folder}/schema.ts`, schema(names)],
      [`${folder}/prompt.ts`, prompt(names)],
      [`${folder}/checks.ts`, checks(names)],
      [`${folder}/generator.ts`, generator(names)],
      [`${folder}/sample.json`, `${JSON.stringify(generatorSample, null, 2)}\n`],
      [`${folder}/faults.yaml`, generatorFaults],
      [`${folder}/evaluation.yaml`, generatorRequests],
    ]),
    edits: new Map([[REGISTRY, register(names)]]),
  };
}

const register =
  ({ kebab }: Names) =>
  (text: string): string => {
    if (!text.includes(END_OF_LIST)) throw new Error(`${REGISTRY} has no list; add the template by hand.`);
    if (text.includes(`'${kebab}'`)) throw new Error(`${REGISTRY} already lists ${kebab}.`);
    return text.replace(END_OF_LIST, `  '${kebab}',\n${END_OF_LIST}`);
  };

const test = () => `import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';

const { input, result, context } = readSample(generator);

it('opens a check when an activity is missing', () => {
  const { checks } = generator.checks({ ...result, activities: ['Draw the tree.'] }, input, context);
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'Number of activities', status: 'open', section: 'activities' }),
  );
});

it('asks a model for the chosen number of activities', () => {
  const { user } = generator.prompt(input, context, { keys: ['activities'], written: {} });
  expect(user).toContain('Activities: 3');
});
`;

const declaration = ({
  kebab,
  words,
}: Names) => `import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: '${kebab}',
  audience: 'teacher',
  title: '${words}',
  description: 'Activities for one topic',
  group: 'Plan',
  icon: 'notebook-pen',
  cover: 'ink',
  route: '/teacher/${kebab}',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
`;

const schema = ({ camel, pascal }: Names) => `import { z } from 'zod';
import { vocabularySchema } from '../../../generated/blocks.ts';
import { list, prose } from '../blocks.ts';
import { aimFields, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';

export const ${camel}Input = z.object({
  ...whatFields,
  activity_count: z
    .number()
    .int()
    .min(1)
    .max(10)
    .default(3)
    .meta({ title: 'Number of activities', widget: 'number' }),
  ...aimFields,
  ...sourceFields,
  ...whoFields,
  ...moreFields,
});

export type ${pascal}Input = z.output<typeof ${camel}Input>;

export const ${camel}Result = z.object({
  overview: prose('Overview'),
  activities: list('Activities'),
  vocabulary: vocabularySchema.meta({ title: 'Words to know', block: 'vocabulary' }),
  teacher_notes: list('Notes for you', { teacher_only: true }),
});

export type ${pascal}Result = z.output<typeof ${camel}Result>;
`;

const prompt = ({ camel, pascal }: Names) => `import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import type { ${pascal}Input } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: \`You are an experienced teacher who plans activities for one topic.
- overview: two or three sentences that tell students what they will do.
- activities: exactly the number in the brief, one sentence each.
- vocabulary: four to eight terms with definitions that a student of the grade can read.
- teacher_notes: what may go wrong and what to do then.\`,
  never: ['an activity without its task, such as "discuss the topic"'],
  example:
    '{"activities":["Stack ten coins, predict how far the tower may lean before it falls, and measure it."]}',
};

export function ${camel}Prompt(input: ${pascal}Input, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [\`Activities: \${input.activity_count}\`];
  return assemblePrompt(instructions, { input, context, task, brief });
}
`;

const checks = ({ pascal }: Names) => `import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { open, passed } from '../verdicts.ts';
import type { ${pascal}Input, ${pascal}Result } from './schema.ts';

/** Verifies a document of either engine; sections may be missing. */
export function check${pascal}(
  result: ${pascal}Result,
  input: ${pascal}Input,
  context: GeneratorContext,
): CheckedResult<${pascal}Result> {
  const parts = readingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...checkCount(result.activities, input.activity_count),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

/** The texts that students read. */
export const readingParts = ({ overview = '', activities = [] }: Partial<${pascal}Result>): ReadingPart[] => [
  { label: 'the overview', text: overview, section: 'overview', path: '/overview' },
  { label: 'the activities', text: activities.join('\\n'), section: 'activities', path: '/activities' },
];

function checkCount(activities: readonly string[] | undefined, wanted: number): Check[] {
  if (activities === undefined) return [];
  const name = 'Number of activities';
  const detail = \`\${activities.length} of \${wanted}.\`;
  return activities.length === wanted
    ? [passed(name, detail)]
    : [open(name, detail, { section: 'activities', path: '/activities' })];
}
`;

const generator = ({ camel, pascal }: Names) => `import { defineGenerator } from '../define-generator.ts';
import { check${pascal}, readingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { ${camel}Prompt } from './prompt.ts';
import { ${camel}Input, ${camel}Result } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: ${camel}Input,
  result: ${camel}Result,
  sections: () => ${camel}Result.keyof().options,
  derived: [],
  dependents: {},
  outputTokens: ({ activity_count }) => 100 + 30 * activity_count,
  prompt: ${camel}Prompt,
  checks: check${pascal},
  readingParts,
  adjustsReading: true,
  derive: () => undefined,
});
`;
