import { splitMinutes } from '../../../engine/rule-engine/composers/split-minutes.ts';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { isoOf, yearOf } from '../every-document/check-dates.ts';
import { datesIn } from '../every-document/dates-in.ts';
import { sentencesOf } from '../outcome-checks.ts';
import { answerOf, type Question } from '../question.ts';
import type { Placed } from '../questions/placed.ts';
import { checkAnswers, checkRightOptions } from '../questions/question-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { weekdayNames, weekdayOf } from '../school-weeks.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import type { HomeworkInput, HomeworkKey, HomeworkResult } from './schema.ts';

/** Verifies homework; repairs the minutes of its tasks. */
export function checkHomework(
  given: HomeworkResult,
  input: HomeworkInput,
  context: GeneratorContext,
): CheckedResult<HomeworkResult> {
  const time = checkMinutes(given.tasks ?? [], input.estimated_minutes);
  const result = given.tasks ? { ...given, tasks: time.tasks } : given;
  const parts = homeworkReadingParts(result);
  const reading = readingOf(input, parts);
  const isEnglish = input.language.startsWith('English');
  const checks = [
    ...time.checks,
    ...checkCount(result, input),
    ...checkKey(result),
    ...checkQuestions(result),
    ...(isEnglish ? [...checkHomeLimits(result, input), ...checkDue(result, input)] : []),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

type Tasks = HomeworkResult['tasks'];

function checkMinutes(tasks: Tasks, wanted: number): { tasks: Tasks; checks: Check[] } {
  if (tasks.length === 0) return { tasks, checks: [] };
  const name = 'Minutes add up';
  const given = tasks.map(({ minutes }) => minutes);
  const sum = given.reduce((a, b) => a + b, 0);
  if (sum === wanted || wanted < tasks.length)
    return { tasks, checks: [passed(name, `${given.join(' + ')} = ${sum}`)] };
  const minutes = splitMinutes(wanted, given);
  const mended = tasks.map((task, index) => ({ ...task, minutes: minutes[index] ?? task.minutes }));
  const detail = `They came to ${sum}. Now ${minutes.join(' + ')} = ${wanted}`;
  return { tasks: mended, checks: [repaired(name, detail, { section: 'tasks' })] };
}

function checkCount({ tasks }: Partial<HomeworkResult>, { number_of_tasks: wanted }: HomeworkInput): Check[] {
  if (tasks === undefined) return [];
  const name = 'Number of tasks';
  const detail = `${counted(tasks.length, 'task')}, as in the form.`;
  return tasks.length === wanted
    ? [passed(name, detail)]
    : [open(name, `${counted(tasks.length, 'task')} instead of ${wanted}.`, { section: 'tasks' })];
}

/** The key answers each task once, in order. */
function checkKey({ tasks, answer_key: key }: Partial<HomeworkResult>): Check[] {
  if (tasks === undefined || key === undefined) return [];
  const name = 'Answer key covers every task';
  const answered = new Set(key.map(({ task }) => task));
  const missing = tasks.map((_, index) => index + 1).filter((number) => !answered.has(number));
  return missing.length === 0 && key.length === tasks.length
    ? [passed(name, `${counted(key.length, 'answer')}.`)]
    : [
        open(
          name,
          missing.length > 0
            ? `No answer for task ${missing.join(', ')}.`
            : 'It answers a task twice, or one that isn’t there.',
          { section: 'answer_key' },
        ),
      ];
}

/** The questions that code can mark: options and answers are complete, and the key says the same. */
function checkQuestions({ tasks = [], answer_key: key = [] }: Partial<HomeworkResult>): Check[] {
  const placed = tasks.flatMap(({ question, points }, index): Placed[] => {
    if (question === undefined || typeof question === 'string') return [];
    const id = `q${index + 1}`;
    return [{ question: { ...question, id, points }, number: index + 1, path: `/tasks/${index}/question` }];
  });
  const name = 'Answer key agrees with the questions';
  const faults = placed.flatMap(({ question, number, path }) => {
    const said = key.find(({ task }) => task === number)?.answer;
    if (said === undefined || agrees(question, said)) return [];
    const detail = `Task ${number}: the question says ${answerOf(question)}, the key says ${said}.`;
    return [open(name, detail, { section: 'tasks', path })];
  });
  // The key has the answers of the others.
  const marked = placed.filter(({ question }) => !isOpen(question));
  const agreement =
    faults.length > 0 || marked.length === 0 ? faults : [passed(name, counted(marked.length, 'question'))];
  return [...checkRightOptions(placed), ...checkAnswers(marked), ...agreement];
}

const isOpen = ({ type }: Question): boolean => type === 'open-ended' || type === 'short-answer';

const plain = (words: string): string =>
  words.toLowerCase().replaceAll(/(?<=\d),(?=\d{3})|[^\p{L}\p{N}.,/–-]+/gu, ' ');

/** Whether a row of the key names the right option, number or words of the blanks; other questions are not compared. */
function agrees(question: Question, said: string): boolean {
  const words = ` ${plain(said)} `;
  const has = (text: string) => words.includes(plain(text).trim());
  const right = question.options?.filter(({ correct }) => correct) ?? [];
  if (right.length > 0)
    return right.every(({ key, text }) => has(text) || new RegExp(String.raw`\b${key}\b`).test(said));
  switch (question.type) {
    case 'numeric':
      return (question.answers ?? []).length === 0 || (question.answers ?? []).some(has);
    case 'fill-in-blank':
      return (question.blanks ?? []).every(has);
    default:
      return true;
  }
}

const DUE =
  /\b(?:due|hand(?:ed)? (?:it |this |them |your \w+ )?in|turn(?:ed)? (?:it |this |them |your \w+ )?in|bring|submit|return|no later than)\b/i;
const WEEKDAY = new RegExp(String.raw`\b(${weekdayNames.join('|')})\b`, 'g');

/** Whether what is said about handing in fits the due date of the form. */
function checkDue(result: Partial<HomeworkResult>, { due_date: due }: HomeworkInput): Check[] {
  if (due === '') return [];
  const name = 'Due as in your form';
  const weekday = weekdayNames[weekdayOf(due) - 1];
  const sentences = placesOf(result).flatMap(({ text, ...place }) =>
    sentencesOf(text)
      .filter((sentence) => DUE.test(sentence))
      .map((sentence) => ({ sentence, place })),
  );
  const faults = sentences.flatMap(({ sentence, place }) => {
    const dates = datesIn(sentence, 'en-US');
    const isOther = dates.some((named) => isoOf(named, yearOf(named, due, false) ?? 0) !== due);
    const days = dates.length > 0 ? [] : Array.from(sentence.matchAll(WEEKDAY), ([day]) => day);
    if (!isOther && days.every((day) => day === weekday)) return [];
    return [open(name, `“${sentence}” doesn’t fit ${weekday}, ${due}.`, place)];
  });
  return faults.length > 0 ? faults : [passed(name, `${weekday}, ${due}`)];
}

/** Words that show that a task needs what the home may lack. */
const needs: Readonly<Record<HomeworkInput['home_limits'][number], RegExp>> = {
  'no internet':
    /\b(?:online|internet|website|web page|youtube|google|watch (?:the|a|this) video|search the web|download)\b|https?:/i,
  'no printer': /\b(?:print(?:ed|er|out)?)\b/i,
  'little adult help':
    /\b(?:(?:with|ask|help from) (?:a|an|your) (?:parent|adult|mother|father|guardian|family member))\b/i,
};

function checkHomeLimits(result: Partial<HomeworkResult>, { home_limits: limits }: HomeworkInput): Check[] {
  const name = 'Fits the home';
  const places = placesOf(result);
  const faults = limits.flatMap((limit) =>
    places.flatMap(({ text, section, path }) => {
      const [words] = needs[limit].exec(text) ?? [];
      return words === undefined
        ? []
        : [open(name, `“${words}” doesn’t fit a home with ${limit}.`, { section, path })];
    }),
  );
  if (limits.length === 0) return [];
  return faults.length > 0 ? faults : [passed(name, `Nothing in it needs more: ${limits.join(', ')}.`)];
}

const placesOf = (result: Partial<HomeworkResult>) => [
  ...(result.tasks ?? []).map(({ prompt, question }, index) => ({
    text: `${prompt}\n${wordsOf(question)}`,
    section: 'tasks',
    path: `/tasks/${index}`,
  })),
  ...(['student_instructions', 'extension', 'submission_instructions'] as const).map((section) => ({
    text: result[section] ?? '',
    section,
    path: `/${section}`,
  })),
];

/** What students read of a question. */
function wordsOf(question: Tasks[number]['question'] = ''): string {
  if (typeof question === 'string') return question;
  const options = question.options?.map(({ text }) => text) ?? [];
  return [question.stem, ...options, ...(question.items ?? [])].join('\n');
}

export function homeworkReadingParts(result: Partial<HomeworkResult>): ReadingPart[] {
  const part = (label: string, section: HomeworkKey, texts: readonly string[]): ReadingPart => ({
    label,
    section,
    path: `/${section}`,
    text: texts.join('\n'),
  });
  const parts = [
    part('the instructions', 'student_instructions', [result.student_instructions ?? '']),
    part(
      'the tasks',
      'tasks',
      (result.tasks ?? []).flatMap(({ prompt, question }) => [prompt, wordsOf(question)]),
    ),
    part('the tips', 'support_tips', result.support_tips ?? []),
    part('going further', 'extension', [result.extension ?? '']),
  ];
  return parts.filter(({ text }) => text.trim() !== '');
}
