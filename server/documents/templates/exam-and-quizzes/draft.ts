import { isDeepStrictEqual } from 'node:util';
import { joinWords, wordCount } from '../../../engine/rule-engine/words.ts';
import { candidatesOf } from '../../../engine/rule-engine/questions/candidates.ts';
import { type Wish, writePaper } from '../../../engine/rule-engine/questions/paper.ts';
import { readSources } from '../../../engine/rule-engine/source-reading.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { counted } from '../verdicts.ts';
import { derive, pointsOf, questionsOf, rounded } from './derive.ts';
import { type QuizInput, type QuizKey, type QuizResult, quizResult } from './schema.ts';

const sectionsSchema = quizResult.shape.sections;

/** Why a paper cannot be made by rule from this form. */
export function quizRefusal(input: QuizInput, context: GeneratorContext): string | null {
  if (!input.language.startsWith('English')) {
    return `The built-in engine drafts in English only. Choose English, or ask whoever runs Lectern to connect a model that writes ${input.language}.`;
  }
  const words = context.sources.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  if (context.sources.length === 0 || words < 2) {
    return 'The built-in engine makes questions only from a text. Paste one or choose a file under Source material.';
  }
  const reading = readSources(context.sources);
  if (input.question_mix.every(({ type }) => candidatesOf(type, reading).length === 0)) {
    if (!isEnglish(context)) {
      return 'The built-in engine reads English only, and this text seems to be in another language. Give one in English, or ask whoever runs Lectern to connect a model.';
    }
    return 'This text has too few whole sentences for questions of these types. Give a longer one, or ask for other types.';
  }
  return null;
}

const ENGLISH = /\b(?:the|and|of|to|is|are|was|that|with|for|it)\b/gi;

/** Whether enough of the text's words are those that no English text does without; one that is too short to tell counts as English. */
function isEnglish({ sources }: GeneratorContext): boolean {
  const text = sources.map((source) => source.text.slice(0, 5_000)).join(' ');
  const words = wordCount(text);
  return words < 30 || (text.match(ENGLISH)?.length ?? 0) / words > 0.05;
}

export function draftQuiz(
  key: string,
  input: QuizInput,
  context: GeneratorContext,
  task: SectionTask,
): unknown {
  const parts = partsIn(task) ?? paperFor(input, context);
  const derived = derive(parts, input);
  const drafts: Record<QuizKey, () => unknown> = {
    instructions: () => instructions(parts, input, task),
    sections: () => (task.change ? paperAgain(input, context, task.change) : parts),
    total_points: () => derived.total_points,
    answer_key: () => derived.answer_key,
    marking_scheme: () => markingScheme(parts),
    blueprint: () => derived.blueprint,
    versions: () => derived.versions,
  };
  return isQuizKey(key) ? drafts[key]() : null;
}

function isQuizKey(key: string): key is QuizKey {
  return key in quizResult.shape;
}

function partsIn(task: SectionTask): QuizResult['sections'] | null {
  const written = sectionsSchema.safeParse(task.written.sections);
  return written.success ? written.data : null;
}

function paperFor(
  input: QuizInput,
  context: GeneratorContext,
  wish: Wish = { avoid: [] },
): QuizResult['sections'] {
  return writePaper(input, readSources(context.sources), wish).filter(
    ({ questions }) => questions.length > 0,
  );
}

function paperAgain(
  input: QuizInput,
  context: GeneratorContext,
  { kind, before }: NonNullable<SectionTask['change']>,
): QuizResult['sections'] {
  const now = sectionsSchema.safeParse(before);
  const avoid = kind === 'again' && now.success ? questionsOf(now.data) : [];
  const paper = paperFor(input, context, { change: kind, avoid });
  // A source with nothing else to ask still gives the paper another order.
  return isDeepStrictEqual(paper, before)
    ? paperFor({ ...input, shuffle: !input.shuffle }, context, { avoid })
    : paper;
}

function instructions(parts: QuizResult['sections'], input: QuizInput, { change }: SectionTask): string {
  const questions = questionsOf(parts);
  const total = pointsOf(questions);
  const time = input.time_limit === undefined ? '' : ` You have ${counted(input.time_limit, 'minute')}.`;
  const pass =
    input.passing_percentage === undefined
      ? ''
      : ` You pass with ${rounded((total * input.passing_percentage) / 100)} of ${counted(total, 'point')}.`;
  const all = `Answer ${questions.length === 1 ? 'the question' : `all ${questions.length} questions`}, for ${counted(total, 'point')} in all.${time}`;
  if (change?.kind === 'shorter') return all;
  const titles = parts.map(({ title, questions: { length } }) => `${title.toLowerCase()} (${length})`);
  const source = ' Go by what the source text says.';
  const layout = parts.length > 1 ? ` The parts are: ${joinWords(titles)}.` : '';
  const advice =
    change?.kind === 'longer'
      ? ' Read each question twice. Begin with the ones you are sure of, then come back to the others. If you change an answer, cross the first one out.'
      : '';
  const opening = change?.kind === 'again' ? 'Write your name and the date first. ' : '';
  return `${opening}${all}${source}${pass}${change?.kind === 'easier' ? '' : layout}${advice}`;
}

/** What to look for in the answers that a person marks. */
function markingScheme(parts: QuizResult['sections']): QuizResult['marking_scheme'] {
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
