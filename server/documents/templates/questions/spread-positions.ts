import { correctPositions, withCorrectAt } from '../../../engine/rule-engine/questions/correct-positions.ts';
import type { ContentChange } from '../../../generated/schemas/index.ts';
import type { Placed } from './placed.ts';

/** Moves correct options, so that no position has more than its share. Undefined if a text names an option by its letter. */
export function spreadPositions(choices: readonly Placed[]): ContentChange[] | undefined {
  if (choices.some(({ question }) => NAMES_A_LETTER.test(question.explanation ?? ''))) return undefined;
  const positions = correctPositions(choices.map(({ question }) => question.stem).join('|'));
  return choices.flatMap(({ question, path }) => {
    const position = positions.next().value ?? 0;
    const { options = [] } = question;
    return [replace(path, 'options', options, withCorrectAt(options, position))];
  });
}

const NAMES_A_LETTER = /\b(?:option|answer|choice)s?(?: is)? [A-H]\b/i;

/** The change of one property of a question. */
function replace(path: string, key: string, before: unknown, value: unknown): ContentChange {
  const [section = '', ...steps] = path.split('/').slice(1);
  const place = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { section, path: [...place, key], before, value };
}
