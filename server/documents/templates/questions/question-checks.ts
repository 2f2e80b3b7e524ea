import { wordCount } from '../../../engine/rule-engine/words.ts';
import { isQuoted, listLabels } from '../common-checks.ts';
import type { Check, GeneratorContext } from '../generator.ts';
import type { Question } from '../question.ts';
import { counted, open, passed } from '../verdicts.ts';
import { type Placed, placeOf } from './placed.ts';
import { spreadPositions } from './spread-positions.ts';

const needsOneRight = new Set(['multiple-choice', 'true-false']);

/** One right option in a multiple-choice or true-false question, at least one in a multiple-select, options all different. */
export function checkRightOptions(questions: readonly Placed[]): Check[] {
  const name = 'One correct option';
  const choices = questions.filter(
    ({ question }) => question.options !== undefined || needsOneRight.has(question.type),
  );
  const faults = choices.flatMap(({ question, number, path }) => {
    const options = question.options ?? [];
    const right = options.filter(({ correct }) => correct).length;
    const texts = new Set(options.map(({ text }) => text.trim().toLowerCase()));
    const wrongCount = needsOneRight.has(question.type) ? right !== 1 : right === 0;
    if (wrongCount)
      return [
        open(
          name,
          `Question ${number} has ${right === 0 ? 'no correct option' : counted(right, 'correct option')}.`,
          placeOf(path),
        ),
      ];
    if (texts.size < options.length)
      return [open(name, `Question ${number} has the same option twice.`, placeOf(path))];
    if (options.length < 2)
      return [open(name, `Question ${number} has fewer than two options.`, placeOf(path))];
    return [];
  });
  if (faults.length > 0 || choices.length === 0) return faults;
  return [
    passed(
      name,
      `${counted(choices.length, 'question')} with options, each with ${choices.every(({ question }) => needsOneRight.has(question.type)) ? 'exactly one right' : 'the right number right'}.`,
    ),
  ];
}

/** Opens questions without options that have no answer. */
export function checkAnswers(questions: readonly Placed[]): Check[] {
  const missing = questions.filter(({ question }) => !isAnswered(question));
  return missing.map(({ number, path }) =>
    open('Every question has an answer', `Question ${number} has no answer in the key.`, placeOf(path)),
  );
}

function isAnswered(question: Question): boolean {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
    case 'true-false':
      return true;
    case 'matching':
      return (question.pairs ?? []).length > 1;
    case 'fill-in-blank':
      return (question.blanks ?? question.answers ?? []).length > 0;
    case 'ordering': {
      const items = (question.items ?? []).toSorted();
      return items.length > 1 && items.join('\n') === (question.answers ?? []).toSorted().join('\n');
    }
    case 'short-answer':
    case 'numeric':
    case 'open-ended':
      return (question.answers ?? []).some((answer) => answer.trim() !== '');
  }
}

const ALL_OF_THE_ABOVE = /\b(?:all|none|both|neither) of (?:the |these )?(?:above|options|answers)\b/i;

export function checkNoAllOfTheAbove(questions: readonly Placed[]): Check[] {
  const found = questions.filter(({ question }) =>
    question.options?.some(({ text }) => ALL_OF_THE_ABOVE.test(text)),
  );
  return found.map(({ number, path }) =>
    open(
      'No “all of the above”',
      `Question ${number} has this option, which students can choose without reading the rest.`,
      placeOf(path),
    ),
  );
}

/** Fewer positions don't show a pattern. */
const TOO_FEW = 4;

/** Opens papers whose correct options are mostly at the same position. */
export function checkPositions(questions: readonly Placed[]): Check[] {
  const choices = questions.filter(({ question }) => question.type === 'multiple-choice');
  const keys = choices.map(({ question }) => question.options?.find(({ correct }) => correct)?.key ?? '?');
  if (keys.length < TOO_FEW) return [];
  const most = Math.max(...[...new Set(keys)].map((key) => keys.filter((other) => other === key).length));
  const positions = `The correct options are ${keys.join(', ')}.`;
  return most > Math.ceil(keys.length / 2)
    ? [
        open('Positions of correct options', `${positions} More than half are the same.`, {
          section: placeOf(choices[0]?.path).section,
          fix: spreadPositions(choices),
        }),
      ]
    : [passed('Positions of correct options', positions)];
}

/** Opens papers whose correct options are usually the longest. */
export function checkLengths(questions: readonly Placed[]): Check[] {
  const choices = questions.filter(
    ({ question }) => question.type === 'multiple-choice' && (question.options?.length ?? 0) > 1,
  );
  if (choices.length < TOO_FEW) return [];
  const conspicuous = choices.filter(({ question }) => {
    const right = Math.max(
      ...(question.options ?? []).filter(({ correct }) => correct).map(({ text }) => wordCount(text)),
      0,
    );
    const wrong = Math.max(
      ...(question.options ?? []).filter(({ correct }) => !correct).map(({ text }) => wordCount(text)),
      0,
    );
    return right >= wrong + 3 && right > wrong * 1.3;
  });
  return conspicuous.length > choices.length / 3
    ? [
        open(
          'Length of correct options',
          `The correct option is clearly the longest in ${counted(conspicuous.length, 'question')} of ${choices.length}.`,
          placeOf(conspicuous[0]?.path),
        ),
      ]
    : [passed('Length of correct options', 'The correct options are no longer than the wrong ones.')];
}

/** Opens quotations that are not in the source. */
export function checkQuotes(
  questions: readonly Placed[],
  sourceOnly: boolean,
  context: GeneratorContext,
): Check[] {
  if (context.sources.length === 0) return [];
  const name = 'Found in the source';
  const named = questions.filter(({ question }) => question.source_ref);
  const lost = named.filter(({ question }) => !isQuoted(question.source_ref ?? '', context));
  const faults = lost.map(({ number, path }) =>
    open(name, `Question ${number} quotes words that are not in the source.`, placeOf(path)),
  );
  const bare = sourceOnly
    ? questions.filter(({ question }) => !question.source_ref && !inherits(question))
    : [];
  if (bare.length > 0) {
    faults.push(
      open(
        name,
        `${listLabels(bare.map(({ number }) => `Question ${number}`))} ${bare.length === 1 ? 'has' : 'have'} no reference to the source.`,
        placeOf(bare[0]?.path),
      ),
    );
  }
  if (faults.length > 0 || named.length === 0) return faults;
  return [passed(name, `The quotations of ${counted(named.length, 'question')} are in the source.`)];
}

/** Questions that draw on several passages have no single reference. */
function inherits(question: Question): boolean {
  return ['matching', 'ordering', 'multiple-select'].includes(question.type);
}
