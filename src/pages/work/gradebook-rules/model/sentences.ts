import type { Gradebook, GradebookRulesContent } from '@/shared/api/gradebooks';
import type { Preview } from './preview';

type Bonus = GradebookRulesContent['bonuses'][number];
type MustPass = GradebookRulesContent['must_pass'][number];

/** The name of a category, as the page shows it. */
export const categoryName = (name: string): string => name || 'Without a category';

function nameOf(
  { category, assignment_id: id }: Bonus | MustPass,
  assignments: Gradebook['assignments'],
): string | null {
  if (category !== null) return categoryName(category);
  return assignments.find((assignment) => assignment.id === id)?.title ?? null;
}

/** What a bonus does, in plain words; null until it names what it looks at. */
export function bonusSentence(bonus: Bonus, assignments: Gradebook['assignments']): string | null {
  const name = nameOf(bonus, assignments);
  return (
    name &&
    `With at least ${bonus.at_least}% in ${name}, the total is ${countOf(bonus.add, 'percentage point', 'percentage points')} higher.`
  );
}

export function mustPassSentence(rule: MustPass, assignments: Gradebook['assignments']): string | null {
  const name = nameOf(rule, assignments);
  return (
    name && `With less than ${rule.at_least}% in ${name}, the total is at most ${rule.otherwise_at_most}%.`
  );
}

export const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** How many students a rule touches now. */
export function touchedSentence(of: Preview['bonuses'][number] | undefined): string {
  if (!of) return '';
  if (of.judged === 0) return 'No student has a score there yet.';
  return of.touched === 0
    ? 'It touches no student now.'
    : `It touches ${of.touched} of ${countOf(of.judged, 'student', 'students')} now.`;
}

/** What a change of rules does to the totals. */
export function effectSentences(preview: Preview): string[] {
  const { changed, students, rise, fall, levels, missingAsZero, terms } = preview;
  if (changed.length === 0 && missingAsZero === 0 && terms === 0) return ['No total changes.'];
  const sizes = [rise && `rises by up to ${rise}`, fall && `falls by up to ${fall}`].filter(Boolean);
  return [
    `${changed.length} of ${countOf(students, 'current total changes', 'current totals change')}${
      sizes.length > 0 ? `: a total ${sizes.join(', or ')} percentage points` : ''
    }.`,
    ...(levels > 0 ? [`${countOf(levels, 'student gets', 'students get')} another level.`] : []),
    ...(missingAsZero > 0
      ? [`With missing work counted, ${countOf(missingAsZero, 'total changes', 'totals change')}.`]
      : []),
    ...(terms > 0 ? [`${countOf(terms, 'total of a term changes', 'totals of terms change')}.`] : []),
  ];
}

/** What the weights add up to, and what follows from it; null without weights. */
export function weightsNote({ mode, categories }: Pick<GradebookRulesContent, 'mode' | 'categories'>): {
  sum: number;
  text: string;
  isAbove: boolean;
} | null {
  if (mode !== 'weighted') return null;
  const sum =
    Math.round(
      categories.reduce((all, { weight, extra_credit }) => all + (extra_credit ? 0 : (weight ?? 0)), 0) * 100,
    ) / 100;
  const extra = categories.some(({ extra_credit }) => extra_credit) ? ' Extra credit comes on top.' : '';
  if (sum === 0) return { sum, text: 'Without weights there is no total.', isAbove: true };
  if (sum > 100)
    return {
      sum,
      text: `More than 100%: totals can exceed 100%, nothing is scaled down.${extra}`,
      isAbove: true,
    };
  return {
    sum,
    text: `${sum < 100 ? 'Less than 100%, so the weights are scaled up.' : 'A category without scores is left out and its weight shared.'}${extra}`,
    isAbove: false,
  };
}
