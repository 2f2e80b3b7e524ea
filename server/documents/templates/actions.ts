import { z } from 'zod';
import type { ActionKey, BlockKind, TemplateAction } from '../../generated/schemas/index.ts';
import type { Generator } from './generator.ts';

/** What decides which actions a template offers. */
interface Traits {
  isPrivate: boolean;
  isReference: boolean;
  isForTeachers: boolean;
  /** Students can hand in what it asks: questions, homework, or work that a rubric marks. */
  isAssignable: boolean;
  /** The form asks how difficult the tasks are. */
  hasDifficulty: boolean;
  /** The form asks for a reading level. */
  hasReadingLevel: boolean;
  /** Its texts for students have to fit a reading level. */
  isAdjusted: boolean;
}

interface Action {
  key: ActionKey;
  label: string | ((generator: Generator) => string);
  needs(traits: Traits): boolean;
}

const always = () => true;
const isShareable = ({ isForTeachers, isPrivate }: Traits) => isForTeachers && !isPrivate;
const isTaught = (traits: Traits) => isShareable(traits) && !traits.isReference;
const hasLength = ({ hasDifficulty }: Traits) => !hasDifficulty;
const hasLevels = (traits: Traits) => isShareable(traits) && traits.hasReadingLevel;

/** Each action on a whole document, in the order of the menus. */
const actions: readonly Action[] = [
  { key: 'shorter', label: 'Shorter', needs: hasLength },
  { key: 'longer', label: 'Longer', needs: hasLength },
  { key: 'simpler', label: 'Easier to read', needs: hasLevels },
  { key: 'richer', label: 'Harder to read', needs: hasLevels },
  { key: 'easier', label: 'Easier tasks', needs: ({ hasDifficulty }) => hasDifficulty },
  { key: 'harder', label: 'Harder tasks', needs: ({ hasDifficulty }) => hasDifficulty },
  { key: 'translate', label: translateLabel, needs: always },
  {
    key: 'levels',
    label: 'Support, on-level and extension',
    needs: (traits) => hasLevels(traits) && isTaught(traits) && traits.isAdjusted,
  },
  { key: 'add', label: 'Add', needs: isShareable },
  { key: 'convert', label: 'Convert', needs: isTaught },
  { key: 'duplicate', label: 'Duplicate', needs: always },
  { key: 'compare', label: 'Compare versions', needs: always },
  { key: 'share', label: 'Share', needs: isShareable },
  { key: 'lesson', label: 'Add to a lesson', needs: isShareable },
  { key: 'assign', label: 'Assign', needs: (traits) => isShareable(traits) && traits.isAssignable },
];

function translateLabel({ private: isPrivate, group }: Generator): string {
  if (!isPrivate) return 'Translate';
  return group === 'Assess' ? 'Translate the feedback' : 'Translate for the family';
}

function traitsOf(generator: Generator): Traits {
  const {
    input: { shape },
    adjustsReading,
    audience,
    ...flags
  } = generator;
  return {
    isAssignable:
      generator.templateType === 'home-work-creator' ||
      blocksOf(generator).some((block) => block === 'questions' || block === 'rubric'),
    isPrivate: flags.private === true,
    isReference: flags.reference === true,
    isForTeachers: audience === 'teacher',
    hasDifficulty: 'difficulty' in shape,
    hasReadingLevel: 'reading_level' in shape,
    isAdjusted: adjustsReading,
  };
}

/** The actions that a template offers, besides rewriting, editing, exporting and deleting, which all have. */
export function actionsOf(generator: Generator): TemplateAction[] {
  const traits = traitsOf(generator);
  return actions
    .filter(({ needs }) => needs(traits))
    .map(({ key, label }) => ({ key, label: typeof label === 'string' ? label : label(generator) }));
}

export const offersAction = (generator: Generator, key: ActionKey): boolean =>
  actionsOf(generator).some((action) => action.key === key);

/** Whether a new document of this template can be written from another document as its source. */
export function takesDocuments(generator: Generator): boolean {
  const isOpen = generator.private !== true || blocksOf(generator).includes('letter');
  return generator.audience === 'teacher' && isOpen && 'source_text' in generator.input.shape;
}

/** The block kinds of a template's sections, each once. */
export const blocksOf = ({ result }: Generator): BlockKind[] => [
  ...new Set(Object.values(result.shape).flatMap((section) => z.globalRegistry.get(section)?.block ?? [])),
];
