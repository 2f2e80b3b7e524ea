import { stringify } from 'csv-stringify/sync';
import { vocabularySchema } from '../../../generated/blocks.ts';
import { Problem } from '../../../platform/problem.ts';
import { answerOf, type Question } from '../../templates/question.ts';
import { questionsIn } from '../blocks/questions-block.ts';
import { sectionsOf } from '../compose.ts';
import { runsOf } from '../inline.ts';
import type { ExportJob, FormatWriter } from './export-job.ts';

interface Card {
  front: string;
  back: string;
}

/** A line of a card without marks, since both programs show plain text. */
const plain = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words and questions of a document as cards; a question without a short answer makes none. */
function cardsOf({ generator, written, copy }: Pick<ExportJob, 'generator' | 'written' | 'copy'>): Card[] {
  const own = generator.quiz?.(written.result) ?? [];
  const inSections = sectionsOf(generator, written, copy).flatMap(({ block, value }): Card[] => {
    if (block === 'vocabulary') {
      const words = vocabularySchema.safeParse(value).data ?? [];
      return words.map(({ term, definition, example = '' }) => ({
        front: term,
        back: `${definition} ${example}`,
      }));
    }
    return block === 'questions' && !generator.quiz ? questionsIn(value).map(cardOf) : [];
  });
  return [...inSections, ...own.map(cardOf)]
    .map(({ front, back }) => ({ front: plain(front), back: plain(back) }))
    .filter(({ front, back }) => front !== '' && back !== '');
}

/** The words of the correct options instead of their letters, which mean nothing without the others. */
function cardOf(question: Question): Card {
  const right = (question.options ?? []).filter(({ correct }) => correct).map(({ text }) => text);
  const pairs = (question.pairs ?? []).map(({ left, right: match }) => `${left}: ${match}`);
  const back = right.length > 0 ? right.join('; ') : pairs.length > 0 ? pairs.join('; ') : answerOf(question);
  return { front: question.stem, back };
}

function requireCards(job: ExportJob): Card[] {
  const cards = cardsOf(job);
  if (cards.length > 0) return cards;
  throw new Problem(
    'invalid',
    'This document has no words or questions for flashcards. Add some and try again.',
  );
}

/** For Anki's import, with the headers of docs.ankiweb.net/importing/text-files.html. */
export const writeAnki: FormatWriter = (job) =>
  `#separator:Comma\n#html:false\n#notetype:Basic\n#columns:Front,Back\n${stringify(
    requireCards(job).map(({ front, back }) => [front, back]),
    { quoted_string: true },
  )}`;

/** For Quizlet's import, which knows no quotation marks: a tab between the sides and a line for each card. */
export const writeQuizlet: FormatWriter = (job) =>
  requireCards(job)
    .map(({ front, back }) => `${front}\t${back}\n`)
    .join('');
