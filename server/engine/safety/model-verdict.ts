import { z } from 'zod';
import type { Decline, Safety } from '../../generated/schemas/index.ts';
import { SafetyCategory } from '../../generated/schemas/safetyCategory.ts';
import { SafetySeverity } from '../../generated/schemas/safetySeverity.ts';
import { EngineFailure } from '../port/engine-failure.ts';
import type { Reader } from './help.ts';
import { declineOf } from './judge-request.ts';

/** The first key of a model's answer. */
export const VERDICT_KEY = 'safety';

const verdict = z.object({
  severity: z.enum(SafetySeverity),
  categories: z.array(z.enum(SafetyCategory)),
  concern: z.enum(['none', 'self-harm', 'abuse']).default('none'),
});

export type ModelVerdict = z.output<typeof verdict>;

/** The model's verdict; null if it does not fit its form, so that the rules' verdict remains. */
export const readVerdict = (value: unknown): ModelVerdict | null => verdict.safeParse(value).data ?? null;

type Schema = Record<string, unknown>;

/** The schema of a result with the verdict as its first key. */
export function withVerdict(schema: Schema): Schema {
  const { properties, required } = z
    .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })
    .parse(schema);
  return {
    ...schema,
    properties: { [VERDICT_KEY]: verdictSchema, ...properties },
    required: [VERDICT_KEY, ...required],
  };
}

const verdictSchema = {
  type: 'object',
  properties: {
    severity: { type: 'string', enum: Object.values(SafetySeverity) },
    categories: { type: 'array', items: { type: 'string', enum: Object.values(SafetyCategory) } },
    concern: { type: 'string', enum: ['none', 'self-harm', 'abuse'] },
  },
  required: ['severity', 'categories', 'concern'],
  additionalProperties: false,
};

/** What the system prompt says about the verdict. */
export const verdictRules = `Before you write, judge the request as a school would, and give your verdict as the first key, "${VERDICT_KEY}":
- none: nothing to consider. content-guidance: some students may find it upsetting, or a practical activity needs supervision. enhanced-scrutiny: racism, genocide, terrorism and the like, taught as history, law or literature. heightened-caution: suicide, self-harm, abuse or sexual violence, taught to inform or protect.
- blocked: the aim is to make, get or use weapons, drugs or poisons, to harm oneself or others, to commit crimes, sexual content, hatred of a group, or a medical claim taught as true that is known to be false. Teaching about difficult history, health, law and literature is not blocked, and neither is refuting a falsehood.
- concern: "self-harm" or "abuse" if the writer confides that this is about themselves or asks how to harm themselves, and then the severity is blocked; otherwise "none".
If the severity is blocked, write nothing else.`;

/** The failure that ends a run whose request the model blocks, and null for other verdicts. */
export function failureOf(
  { severity, categories, concern }: ModelVerdict,
  reader: Reader,
): EngineFailure | null {
  if (severity !== 'blocked') return null;
  const [category = 'toxic'] = categories;
  const isConfided = concern !== 'none';
  return new EngineFailure('declined', {
    message: isConfided ? CONFIDED : sentences[category],
    decline: declineOf(category, isConfided ? concern : null, reader),
  });
}

const CONFIDED = 'This matters more than the document. Please talk to someone who can help.';

const sentences: Readonly<Record<Decline['category'], string>> = {
  'language-and-discrimination': 'Lectern doesn’t write what demeans a group of people.',
  'upsetting-and-sensitive': 'Lectern doesn’t write what could lead someone to harm themselves.',
  'nudity-and-sex': 'Lectern doesn’t write sexual content.',
  'violence-and-crime': 'Lectern doesn’t write how to hurt people or break the law.',
  'physical-activity': 'Lectern doesn’t write activities that could seriously injure someone.',
  toxic: 'Lectern doesn’t write what could harm readers.',
};

/** A model raises the severity that the rules found; it cannot lower it. */
export const asSafety = ({ severity, categories }: ModelVerdict): Safety => ({
  severity,
  categories: severity === 'none' ? [] : categories,
});
