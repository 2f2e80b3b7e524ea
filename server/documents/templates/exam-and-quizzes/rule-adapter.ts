import { composePaper } from '../../../engine/rule-engine/composers/questions.ts';
import { joinWords } from '../../../engine/rule-engine/words.ts';
import type { RuleAdapter, WritingRequest } from '../../../engine/port/writing-request.ts';
import { counted } from '../verdicts.ts';
import { pointsOf, rounded } from '../questions/points.ts';
import { questionsOf } from './derive.ts';
import { type QuizInput, type QuizResult, quizResult } from './schema.ts';

type QuizRequest = WritingRequest<QuizInput>;
type Parts = QuizResult['sections'];

export const quizAdapter: RuleAdapter<QuizInput> = {
  sections: {
    instructions: (request) => instructions(partsOf(request), request),
    sections: (request) => orNothing(composePaper(request.form, request)),
    marking_scheme: (request) => markingScheme(partsOf(request)),
  },
};

const orNothing = (parts: Parts) => (parts.length === 0 ? undefined : parts);

/** The written questions; before they are written, the same questions composed ahead. */
function partsOf(request: QuizRequest): Parts {
  const written = quizResult.shape.sections.safeParse(request.written['sections']);
  if (written.success) return written.data;
  const { change: _, ...first } = request;
  return composePaper(request.form, first);
}

function instructions(parts: Parts, { form, change }: QuizRequest): string | undefined {
  const questions = questionsOf(parts);
  if (questions.length === 0) return undefined;
  const total = pointsOf(questions);
  const which = questions.length === 1 ? 'the question' : `all ${questions.length} questions`;
  const sentences = [
    `Answer ${which}, for ${counted(total, 'point')} in total.`,
    form.time_limit === undefined ? '' : `You have ${counted(form.time_limit, 'minute')}.`,
  ];
  if (change?.kind === 'shorter') return joined(sentences);
  const titles = parts.map(({ title, questions: { length } }) => `${title.toLowerCase()} (${length})`);
  const pass = rounded((total * (form.passing_percentage ?? 0)) / 100);
  return joined([
    ...sentences,
    'Answer from the source text.',
    form.passing_percentage === undefined ? '' : `You pass with ${pass} of ${counted(total, 'point')}.`,
    parts.length > 1 && change?.kind !== 'easier' ? `The parts are: ${joinWords(titles)}.` : '',
    change?.kind === 'longer' ? 'Read each question twice, and start with the ones you are sure of.' : '',
  ]);
}

const joined = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ');

function markingScheme(parts: Parts): QuizResult['marking_scheme'] | undefined {
  if (parts.length === 0) return undefined;
  return questionsOf(parts).flatMap((question, index) => {
    const label = String(index + 1);
    const [answer = ''] = question.answers ?? [];
    if (question.type === 'short-answer')
      return [{ question: label, look_for: answer, points: question.points }];
    if (question.type !== 'open-ended') return [];
    const half = rounded(question.points / 2);
    return [
      {
        question: label,
        look_for: 'Does what the question asks, in whole sentences or clear labels.',
        points: rounded(question.points - half),
      },
      { question: label, look_for: `At least two true details. ${answer}`, points: half },
    ];
  });
}
