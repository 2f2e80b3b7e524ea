import type { CriterionScore } from '../../../generated/blocks.ts';
import type { GeneratorContext } from '../generator.ts';
import { type Criterion, criteriaFrom, type RubricLevel } from '../rubric-criteria.ts';
import type { EssayForm } from './schema.ts';

/** The six criteria and their points of 100. */
const six: readonly [string, number, string][] = [
  ['Content Depth', 20, 'how far the essay develops its ideas about the task'],
  ['Thesis & Focus', 15, 'a claim or controlling idea that every part serves'],
  ['Organization', 15, 'paragraphs in an order that the reader can follow, with links between them'],
  ['Evidence & Support', 20, 'facts, quotations and examples, and what the writer makes of them'],
  ['Voice & Style', 15, 'words and sentences that fit the purpose and the reader'],
  ['Grammar & Conventions', 15, 'sentences, spelling and punctuation that let the reader read on'],
];

const labels = ['Exemplary', 'Proficient', 'Developing', 'Beginning'];
/** The least share of the points for each label. */
const shares = [0.9, 0.75, 0.5, 0];

function levelsOf(max: number): RubricLevel[] {
  if (max === 4) return labels.map((label, index) => ({ label, points: index === 3 ? 0 : 4 - index }));
  if (max === 6) return [6, 5, 4, 3, 2, 1, 0].map((points) => ({ label: `Level ${points}`, points }));
  return labels.map((label, index) => ({ label, points: (shares[index] ?? 0) * max }));
}

const scales: Readonly<Record<string, number>> = { '4-level': 4, '6-level': 6 };

/** The most points of a criterion on the chosen scale; null if 100 points are shared among the criteria. */
export const maxOf = ({ score_scale }: Pick<EssayForm, 'score_scale'>): number | null =>
  scales[score_scale] ?? null;

/** The criteria that the essay is scored by; null if the model proposes them, or the teacher's rubric is gone. */
export function criteriaOf(
  form: Pick<EssayForm, 'rubric' | 'score_scale'>,
  { rubric }: Pick<GeneratorContext, 'rubric'>,
): Criterion[] | null {
  if (form.rubric === 'My rubric') return rubric ? criteriaFrom(rubric) : null;
  if (form.rubric === 'Generate') return null;
  return six.map(([name, points, description]) => {
    const max = maxOf(form) ?? points;
    return { name, max, levels: levelsOf(max), description };
  });
}

/** The level that a score earns: the best whose points it reaches. */
export function levelFor(score: CriterionScore, criterion: Criterion | undefined): string | undefined {
  const levels = criterion?.levels ?? levelsOf(score.max);
  return levels.find(({ points }) => score.score >= points)?.label ?? levels.at(-1)?.label;
}
