import type { Question } from '../../../documents/templates/question.ts';

/** An answer as people read it, in lines; empty if there is none. */
export function linesOf(question: Question, values: readonly string[]): string[] {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
    case 'true-false':
      return values.flatMap((value) => question.options?.find(({ key }) => key === value)?.text ?? []);
    case 'matching':
      return (question.pairs ?? []).flatMap(({ left }, index) =>
        values[index] ? [`${left}: ${values[index]}`] : [],
      );
    case 'ordering':
    case 'fill-in-blank':
      return values.some((value) => value.trim() !== '')
        ? values.map((value, index) => `${index + 1}. ${value}`)
        : [];
    case 'numeric':
    case 'short-answer':
    case 'open-ended':
      return values.filter((value) => value.trim() !== '');
  }
}

/** The key as people read it. Several lines of an answer in words are each accepted. */
export function keyLines(question: Question): string[] {
  const { options = [], pairs = [], blanks = [], answers = [], tolerance } = question;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
    case 'true-false':
      return options.filter(({ correct }) => correct).map(({ text }) => text);
    case 'matching':
      return linesOf(
        question,
        pairs.map(({ right }) => right),
      );
    case 'fill-in-blank':
      return linesOf(question, blanks);
    case 'ordering':
      return linesOf(question, answers);
    case 'numeric':
      return answers.map((answer) => (tolerance ? `${answer} (give or take ${tolerance})` : answer));
    case 'short-answer':
    case 'open-ended':
      return answers;
  }
}
