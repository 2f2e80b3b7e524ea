import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Prompt } from '../../../engine/port/engine.ts';
import { noConcern } from '../../../engine/safety/severity.ts';
import type { Safety } from '../../../generated/schemas/index.ts';
import { SafetyCategory } from '../../../generated/schemas/safetyCategory.ts';
import { SectionChange } from '../../../generated/schemas/sectionChange.ts';
import type { Generator, GeneratorContext, SectionTask } from '../../templates/generator.ts';
import { completeForm, type Form } from '../document/form.ts';
import { instructionsOf } from '../run/instructions.ts';

const versions = new WeakMap<Generator, string>();

/**
 * The version of a template's prompt: a hash of what the prompt itself says, for each option of the
 * form, each kind of rewrite and subjects that need care, with the schema. It changes with any
 * wording, never with what users enter.
 */
export function promptVersionOf(generator: Generator): string {
  const known = versions.get(generator);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const { system, user } of canonicalPrompts(generator)) hash.update(system).update(user);
  const version = hash.digest('hex').slice(0, 8);
  versions.set(generator, version);
  return version;
}

const x = 'x';
const material: GeneratorContext = {
  sources: [{ id: x, name: x, text: x }],
  standards: [{ framework: x, code: x, statement: x }],
};
const everyConcern: Safety = { categories: Object.values(SafetyCategory), severity: 'heightened-caution' };
const whole: SectionTask = { keys: [x], written: {} };

function canonicalPrompts(generator: Generator): Prompt[] {
  const smallest = completeForm(generator, {});
  const forms: Form[] = Object.entries(generator.input.shape).flatMap(([name, field]) =>
    optionsOf(field).map((option) => ({ ...smallest, [name]: option })),
  );
  const rewrites = Object.values(SectionChange).map(
    (kind): SectionTask => ({
      keys: [x, `${x}${x}`],
      written: { [x]: x },
      change: { section: x, kind, instruction: x, before: x, item: { path: [0], before: x } },
    }),
  );
  const sections: SectionTask = { keys: generator.sections(smallest), written: {} };
  const writing = { generator, input: smallest, context: material };
  return [
    ...[noConcern, everyConcern].map(
      (safety) => instructionsOf({ kind: 'model' }, { ...writing, safety }, sections, x).prompt,
    ),
    generator.prompt(smallest, { sources: [], standards: [] }, whole),
    ...forms.map((form) => generator.prompt(form, material, whole)),
    ...rewrites.map((task) => generator.prompt(smallest, material, task)),
  ];
}

const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  // An optional choice is a union of its options and the empty text.
  anyOf: z.array(z.object({ enum: z.array(z.unknown()).optional() })).optional(),
  examples: z.array(z.unknown()).optional(),
  items: z.object({ enum: z.array(z.unknown()).optional() }).optional(),
});

/** The valid values of a field that stand for all of its options. */
function optionsOf(field: z.core.$ZodType): unknown[] {
  const {
    type,
    enum: ownOptions,
    anyOf,
    examples,
    items,
  } = property.parse(z.toJSONSchema(field, { io: 'input' }));
  const options = ownOptions ?? anyOf?.flatMap((part) => part.enum ?? []);
  const candidates = options ?? examples ?? [true, false, x, 50, items?.enum ?? [x]];
  return candidates.filter(
    (candidate) => (type ?? anyOf) !== undefined && z.safeParse(field, candidate).success,
  );
}
