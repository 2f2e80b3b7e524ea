import type { Question } from '../../../generated/blocks.ts';
import { questionsSchema } from '../../../generated/blocks.ts';
import { Problem } from '../../../platform/problem.ts';
import { sectionsOf } from '../compose.ts';
import type { ExportJob } from '../formats/export-job.ts';

/** A question with its number in the document. */
export interface NumberedQuestion {
  number: number;
  question: Question;
}

/** A question that a format can't hold, with the reason as part of a sentence. */
export interface LeftOut {
  number: number;
  reason: string;
}

/** The questions of a document, without its further versions. */
export function questionsOf({ generator, written, copy }: ExportJob): NumberedQuestion[] {
  const own = generator.quiz?.(written.result);
  const questions =
    own ??
    sectionsOf(generator, written, copy)
      .filter(({ block }) => block === 'questions')
      .flatMap(({ value }) => questionsSchema.safeParse(value).data ?? [])
      .flatMap((entry) => {
        if ('stem' in entry) return [entry];
        return entry.answer_key === undefined ? entry.questions : [];
      });
  return questions.map((question, index) => ({ number: index + 1, question }));
}

export type Written = { text: string } | { reason: string };

/** Writes each question that the format can hold. Throws 422 if no question fits. */
export function writeEach(
  job: ExportJob,
  write: (asked: NumberedQuestion) => Written,
): { texts: string[]; leftOut: LeftOut[] } {
  const written = questionsOf(job).map((asked) => ({ number: asked.number, ...write(asked) }));
  const texts = written.flatMap((each) => ('text' in each ? [each.text] : []));
  const leftOut = written.flatMap((each) => ('reason' in each ? [each] : []));
  if (texts.length === 0) {
    const [first] = leftOut;
    throw new Problem(
      'invalid',
      `No question of this document fits the format${first ? `: ${first.reason}` : ''}.`,
    );
  }
  return { texts, leftOut };
}

/** A sentence for each question that is not in the file. */
export const sentencesOf = (leftOut: readonly LeftOut[]): string[] =>
  leftOut.map(({ number, reason }) => `Question ${number} was left out: ${reason}.`);

/** Options with exactly the letter of their place. */
export const correctOptions = ({ options = [] }: Question) => options.filter(({ correct }) => correct);

/** A text without line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const MAX_EXACT_LENGTH = 60;

/** Whether a machine can compare an answer with the accepted ones, letter by letter. */
export const isExact = ({ type, answers = [] }: Question): boolean =>
  type === 'short-answer' &&
  answers.length > 0 &&
  answers.every((answer) => answer.length <= MAX_EXACT_LENGTH);
