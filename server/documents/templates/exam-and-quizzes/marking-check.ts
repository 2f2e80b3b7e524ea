import { contentOf } from '../../../engine/rule-engine/words.ts';
import { listLabels } from '../common-checks.ts';
import type { Check } from '../generator.ts';
import { counted, open, passed } from '../verdicts.ts';
import { scaledRows, withoutRows } from './check-fixes.ts';
import type { Placed } from '../questions/placed.ts';
import { rounded } from '../questions/points.ts';
import { markedByPeople, type QuizResult } from './schema.ts';

const NAME = 'Marking fits the questions';
const section = 'marking_scheme';

/** Checks that the rows of each marked question share its points and its words. */
export function checkMarking(
  questions: readonly Placed[],
  scheme: QuizResult['marking_scheme'] | undefined,
): Check[] {
  if (scheme === undefined) return [];
  const marked = questions.filter(({ question }) => markedByPeople.has(question.type));
  const labels = new Set(marked.map(({ number }) => String(number)));
  const strays = [...new Set(scheme.map(({ question }) => question))].filter((label) => !labels.has(label));
  const faults = marked.flatMap((placed) => faultOf(placed, scheme) ?? []);
  if (strays.length > 0) {
    faults.push(
      open(
        NAME,
        `It has rows for ${listLabels(strays.map((label) => `question ${label}`))}, which need no marking.`,
        { section, fix: withoutRows(scheme, strays) },
      ),
    );
  }
  if (faults.length > 0 || marked.length === 0) return faults;
  return [passed(NAME, `${counted(marked.length, 'question')} to mark, each with marking criteria.`)];
}

function faultOf({ question, number }: Placed, scheme: QuizResult['marking_scheme']): Check | null {
  const rows = scheme.filter((row) => row.question === String(number));
  if (rows.length === 0)
    return open(NAME, `Question ${number} has no row. Rewrite the marking.`, { section });
  const points = rounded(rows.reduce((sum, row) => sum + row.points, 0));
  if (points !== question.points) {
    return open(
      NAME,
      `The rows of question ${number} add up to ${points}, but the question has ${question.points}.`,
      { section, fix: scaledRows(scheme, String(number), question.points) },
    );
  }
  const asked = contentOf([question.stem, ...(question.answers ?? []), question.explanation ?? ''].join(' '));
  const looked = contentOf(rows.map((row) => row.look_for).join(' '));
  const isAboutIt = [...looked].some((word) => asked.has(word));
  return isAboutIt
    ? null
    : open(NAME, `The rows of question ${number} are about something else. Rewrite the marking.`, {
        section,
      });
}
