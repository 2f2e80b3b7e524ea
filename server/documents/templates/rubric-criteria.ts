import type { Rubric } from '../../generated/blocks.ts';

export interface RubricLevel {
  label: string;
  /** The fewest points that earn it. */
  points: number;
}

export interface Criterion {
  name: string;
  max: number;
  /** The best level first. */
  levels: readonly RubricLevel[];
  /** What each level looks like, for the prompt. */
  description: string;
}

/** The criteria of a teacher's rubric; a level without points counts one point less than the level above it. */
export function criteriaFrom({ levels, criteria }: Rubric): Criterion[] {
  return criteria.map(({ name, descriptors }) => {
    const own = descriptors.map(({ level, points }, index) => ({
      label: level,
      points: points ?? levels[index]?.points ?? levels.length - index,
    }));
    return {
      name,
      max: Math.max(0, ...own.map(({ points }) => points)),
      levels: own,
      description: descriptors.map(({ level, text }) => `${level}: ${text}`).join(' | '),
    };
  });
}

/** The criteria as lines of a prompt. */
export const criteriaLines = (criteria: readonly Criterion[]): string =>
  criteria
    .map(({ name, max, levels, description }) => {
      const scale = levels.map(({ label, points }) => `${label} from ${points}`).join(', ');
      return `- ${name}, at most ${max} points (${scale}): ${description}`;
    })
    .join('\n');
