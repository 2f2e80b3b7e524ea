import type { Check } from '../generator.ts';
import { arithmeticIn } from '../questions/arithmetic.ts';
import { isAnswerTo } from '../questions/maths-check.ts';
import { counted, open, passed } from '../verdicts.ts';
import type { DocumentText, PlacedRecord } from './document-texts.ts';
import { equationsIn } from './equations.ts';

const NAME = 'Calculations are right';

/** These tell what students get wrong, or quote them. */
const NOT_OURS = new Set([
  'misconception',
  'common_mistake',
  'quote',
  'evidence',
  'source_ref',
  'source_span',
]);

/** Computes every calculation that a document writes out, and every task that is nothing but one. */
export function checkCalculations(
  texts: readonly DocumentText[],
  records: readonly PlacedRecord[],
  language: string,
): Check[] {
  const equations = texts
    .filter(({ key }) => !NOT_OURS.has(key))
    .flatMap(({ text, section, path }) =>
      equationsIn(text, language).map((equation) => ({ ...equation, section, path })),
    );
  const parts = language.startsWith('en') ? texts.flatMap(partsOfWholes) : [];
  const tasks = tasksIn(records);
  const faults = [
    ...equations
      .filter(({ isRight }) => !isRight)
      .map(({ said, value, section, path }) =>
        open(NAME, `“${said}” is wrong: the left side is ${shown(value)}.`, { section, path }),
      ),
    ...parts,
    ...tasks.filter(({ isRight }) => !isRight).map(({ detail, place }) => open(NAME, detail, place)),
  ];
  const count = equations.length + tasks.length;
  if (faults.length > 0 || count === 0) return faults;
  return [passed(NAME, `${counted(count, 'calculation')} computed again.`)];
}

/** Things that nobody orders or invites in parts. */
const PART_OF_WHOLE =
  /\b(?:order|need|book|buy|hire|rent|bring|reserve|invite|get|use|send)s? (?:only |about |exactly )?(\d{1,9}\.\d{0,9}[1-9] (?:bus|buses|vans?|cars?|taxis?|boats?|tents?|tickets?|seats?|chairs?|desks?|students?|pupils?|children|kids|boys|girls|people|persons?|adults?|parents?|teachers?|drivers?|volunteers?|guests?|teams?|groups?))\b/giu;

const partsOfWholes = ({ text: words, section, path, key }: DocumentText): Check[] =>
  NOT_OURS.has(key)
    ? []
    : Array.from(words.matchAll(PART_OF_WHOLE), ([, said = '']) =>
        open(NAME, `“${said}” is no whole number. Round it up or down, as the question asks.`, {
          section,
          path,
        }),
      );

const shown = (value: number) => String(Math.round(value * 1e4) / 1e4);

interface Task {
  isRight: boolean;
  detail: string;
  place: { section: string; path: string };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(text) : [text(value)]).filter(Boolean);

/** Tasks that are pure arithmetic, with the answer beside them or in the key that numbers them. */
function tasksIn(records: readonly PlacedRecord[]): Task[] {
  const keyed = new Map(
    records.flatMap(({ record }) =>
      typeof record['task'] === 'number' ? [[record['task'], text(record['answer'])] as const] : [],
    ),
  );
  return records.flatMap(({ record, section, path }): Task[] => {
    const stems = ['stem', 'question', 'prompt', 'problem'].map((key) => text(record[key]));
    const stem = stems.find((each) => each !== '' && arithmeticIn(each) !== null);
    const sum = stem === undefined ? null : arithmeticIn(stem);
    if (!sum || record['type'] === 'true-false') return [];
    const [, index] = /\/(\d+)(?:\/question)?$/.exec(path) ?? [];
    const answers = [
      ...['answers', 'answer', 'expected', 'blanks'].flatMap((key) => texts(record[key])),
      ...rightOptions(record['options']),
      ...(section === 'tasks' ? texts(keyed.get(Number(index) + 1)) : []),
    ].filter((answer) => /\d/.test(answer));
    if (answers.length === 0) return [];
    const isRight = answers.some((answer) => isAnswerTo(sum, answer, Number(record['tolerance'] ?? 0)));
    const detail = `${sum.expression} = ${shown(sum.value)}, but the key says ${answers.join(' / ')}.`;
    return [{ isRight, detail, place: { section, path } }];
  });
}

const rightOptions = (options: unknown): string[] =>
  (Array.isArray(options) ? options : []).flatMap((option: unknown) =>
    typeof option === 'object' &&
    option !== null &&
    'correct' in option &&
    option.correct === true &&
    'text' in option
      ? texts(option.text)
      : [],
  );
