import type { Rubric, RubricCriterion } from '@/shared/api/blocks';

type Level = NonNullable<NonNullable<Rubric['levels']>[number]>;
type Descriptor = NonNullable<NonNullable<RubricCriterion['descriptors']>[number]>;

export const levelsOf = ({ levels }: Rubric): Level[] => (levels ?? []).map((level) => level ?? {});

export const criteriaOf = ({ criteria }: Rubric): RubricCriterion[] =>
  (criteria ?? []).map((criterion) => criterion ?? {});

/** The columns that a rubric describes: its levels, or the goal alone of a single-point rubric. */
export const describedLevels = (rubric: Rubric): Level[] =>
  rubric.type === 'single-point' ? levelsOf(rubric).slice(0, 1) : levelsOf(rubric);

export const descriptorAt = ({ descriptors }: RubricCriterion, level: number): string =>
  descriptors?.[level]?.text ?? '';

export const newCriterion = (rubric: Rubric): RubricCriterion => ({
  name: '',
  descriptors: describedLevels(rubric).map(descriptorOf),
});

/** Replaces the description of one criterion at one level. */
export function withDescription(
  rubric: Rubric,
  at: { criterion: number; level: number },
  text: string,
): Rubric {
  const levels = describedLevels(rubric);
  return withCriteria(rubric, (criterion, index) =>
    index === at.criterion
      ? {
          ...criterion,
          descriptors: levels.map((level, column) => ({
            ...descriptorOf(level),
            text: column === at.level ? text : descriptorAt(criterion, column),
          })),
        }
      : criterion,
  );
}

/** Renames or rescores a level, in the head and in every description. */
export function withLevel(rubric: Rubric, index: number, part: Partial<Level>): Rubric {
  const levels = levelsOf(rubric).map((level, at) => (at === index ? { ...level, ...part } : level));
  return withCriteria({ ...rubric, levels }, (criterion) => ({
    ...criterion,
    descriptors: (criterion.descriptors ?? []).map((entry, at) =>
      at === index ? { ...descriptorOf(levels[at] ?? {}), text: entry?.text ?? '' } : entry,
    ),
  }));
}

/** Adds a level at the end, described nowhere yet. */
export function withLevelAdded(rubric: Rubric): Rubric {
  const level: Level = { label: '', points: 0 };
  return withCriteria({ ...rubric, levels: [...levelsOf(rubric), level] }, (criterion) => ({
    ...criterion,
    descriptors: [...(criterion.descriptors ?? []), descriptorOf(level)],
  }));
}

/** Removes a level and its descriptions. */
export const withLevelRemoved = (rubric: Rubric, index: number): Rubric =>
  withCriteria({ ...rubric, levels: levelsOf(rubric).toSpliced(index, 1) }, (criterion) => ({
    ...criterion,
    descriptors: (criterion.descriptors ?? []).toSpliced(index, 1),
  }));

function withCriteria(
  rubric: Rubric,
  change: (criterion: RubricCriterion, index: number) => RubricCriterion,
): Rubric {
  return { ...rubric, criteria: criteriaOf(rubric).map(change) };
}

const descriptorOf = ({ label, points }: Level): Descriptor => ({
  level: label ?? '',
  ...(typeof points === 'number' && { points }),
  text: '',
});
