import type { Check } from '../generator.ts';
import { locateQuote } from '../quotations.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import type { EssayResult } from './schema.ts';

const NAME = 'Quotations are from the essay';
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

interface Anchored {
  result: Pick<EssayResult, 'grading_rubric' | 'inline_comments'>;
  checks: Check[];
}

/** Sets every quotation to the essay's own words and every comment on its words; what is not found stays open. */
export function anchorQuotes(given: Anchored['result'], essay: string): Anchored {
  const faults: Check[] = [];
  let [count, changed] = [0, 0];
  const find = (quote: string, section: string, path: string, from = 0) => {
    count += 1;
    const found = locateQuote(essay, quote, from);
    if (!found) faults.push(open(NAME, `The essay does not say “${short(quote)}”.`, { section, path }));
    else if (found.quote !== quote) changed += 1;
    return found;
  };
  const grading_rubric = Object.fromEntries(
    Object.entries(given.grading_rubric).map(([name, score]) => [
      name,
      {
        ...score,
        ...(score.evidence && {
          evidence: score.evidence.map(
            (quote, index) =>
              find(quote, 'grading_rubric', `/grading_rubric/${pointer(name)}/evidence/${index}`)?.quote ??
              quote,
          ),
        }),
      },
    ]),
  );
  const seen = new Map<string, number>();
  const inline_comments = given.inline_comments.map((comment, index) => {
    const { start: _, end: __, ...rest } = comment;
    const path = `/inline_comments/${index}/quote`;
    const found = find(comment.quote, 'inline_comments', path, seen.get(comment.quote) ?? 0);
    if (!found) return rest;
    seen.set(comment.quote, found.end);
    return { start: found.start, end: found.end, ...rest, quote: found.quote };
  });
  const checks = [
    ...faults,
    ...(changed > 0
      ? [repaired(NAME, `${counted(changed, 'quotation')} now with the essay’s own spaces and marks.`)]
      : []),
    ...(faults.length === 0 && changed === 0 && count > 0
      ? [passed(NAME, `${counted(count, 'quotation')}, word for word.`)]
      : []),
  ];
  return { result: { grading_rubric, inline_comments }, checks };
}

/** A key as a step of a JSON pointer. */
export const pointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
