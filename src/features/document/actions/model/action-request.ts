import type { DerivationRequest, RevisionChange, RevisionRequest } from '@/shared/api/actions';
import type { Generation } from '@/shared/api/generations';
import type { ActionKey, BlockKind, Template, TemplateTarget } from '@/shared/api/templates';

type Choice = { key: ActionKey; choice: string };

const revisions: Readonly<Partial<Record<ActionKey, RevisionChange>>> = {
  shorter: 'shorter',
  longer: 'longer',
  simpler: 'simpler',
  richer: 'richer',
  easier: 'easier',
  harder: 'harder',
  add: 'add',
};

/** The rewrite that an action asks for; undefined if it rewrites nothing, or needs a choice first. */
export function revisionOf({ key, choice }: Choice, version: number): RevisionRequest | undefined {
  const change = revisions[key];
  if (change === undefined || (change === 'add' && choice === '')) return undefined;
  return { version, change, ...(change === 'add' && { section: choice }) };
}

/** The new documents that an action asks for. */
export function derivationOf({ key, choice }: Choice, version: number): DerivationRequest | undefined {
  if (key === 'levels') return { version, kind: 'levels' };
  if (key === 'convert' && choice !== '') return { version, kind: 'conversion', template_type: choice };
  return key === 'translate' && choice !== ''
    ? { version, kind: 'translation', language: choice }
    : undefined;
}

/** The sections that the template can have and this document lacks. */
export function absentSections({ sections }: Template, generation: Pick<Generation, 'sections'>) {
  const present = new Set(generation.sections.map(({ key }) => key));
  return sections.filter(({ key, derived }) => !present.has(key) && derived !== true);
}

/** What a template of another kind adds to a document. */
const additions: readonly { block: BlockKind; label: string }[] = [
  { block: 'questions', label: 'Questions' },
  { block: 'vocabulary', label: 'Vocabulary' },
  { block: 'rubric', label: 'A rubric' },
  { block: 'letter', label: 'A note to families' },
];

/** Other templates that write what the sections of this one can't, by what they add. */
export function linkedAdditions({
  sections,
  targets,
}: Template): { label: string; targets: TemplateTarget[] }[] {
  const own = new Set(sections.map(({ block }) => block));
  return additions
    .filter(({ block }) => !own.has(block))
    .map(({ block, label }) => ({ label, targets: targets.filter(({ blocks }) => blocks.includes(block)) }))
    .filter((each) => each.targets.length > 0);
}

/** The languages of the form, without that of the document. */
export function otherLanguages({ input_schema }: Template, { meta }: Pick<Generation, 'meta'>): string[] {
  const { properties } = input_schema;
  if (typeof properties !== 'object' || properties === null || !('language' in properties)) return [];
  const { language } = properties;
  if (typeof language !== 'object' || language === null || !('enum' in language)) return [];
  const { enum: offered } = language;
  return Array.isArray(offered)
    ? offered.filter((each): each is string => typeof each === 'string' && each !== meta.language)
    : [];
}
