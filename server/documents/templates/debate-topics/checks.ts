import { isDeepStrictEqual } from 'node:util';
import { checkStandards, listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { folded, hasName } from '../word-use.ts';
import { runningOrder } from './running-order.ts';
import type { DebateDraft, DebateInput, DebateResult, Motion } from './schema.ts';

const section = 'motions';
const MIN_POINTS = 2;
/** How much longer one side's arguments may be than the other's, all together. */
const LONGER = 1.7;

/** Words that settle the question before it is debated. */
const LOADED = /\b(?:obviously|clearly|of course|everyone knows|stupid|ridiculous|finally|must admit)\b/iu;
const BOTH_AT_ONCE = /\b(?:and|or) (?:should|must|ought)\b/iu;

export function checkDebate(
  given: DebateResult,
  input: DebateInput,
  context: GeneratorContext,
): CheckedResult<DebateResult> {
  const running_order = runningOrder(input);
  const result = { ...given, running_order };
  const motions = given.motions ?? [];
  const parts = debateReadingParts(result);
  const reading = readingOf(input, parts);
  const isEnglish = input.language.startsWith('English');
  const checks = [
    ...checkNumber(motions, input),
    ...(isEnglish ? checkWording(motions) : []),
    ...checkBalance(motions),
    ...checkDifferent(motions),
    ...checkAvoided(motions, input),
    ...checkTime(given, running_order, input),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkNumber({ length }: readonly Motion[], { number_of_topics }: DebateInput): Check[] {
  const name = 'Number of motions';
  return length === number_of_topics
    ? [passed(name, counted(length, 'motion'))]
    : [open(name, `${counted(length, 'motion')}; you asked for ${number_of_topics}.`, { section })];
}

/** A motion is one statement that one can agree or disagree with. */
function checkWording(motions: readonly Motion[]): Check[] {
  const name = 'Motions can be debated';
  const faults = motions.flatMap(({ motion }, index) => {
    const says = faultOf(motion.trim());
    return says === null ? [] : [open(name, `“${motion}” ${says}.`, { section, path: `/motions/${index}` })];
  });
  return faults.length > 0 ? faults : [passed(name, 'Each is one statement that leaves both sides open.')];
}

function faultOf(motion: string): string | null {
  if (motion.endsWith('?')) return 'is a question, not a statement';
  if (LOADED.test(motion)) return 'takes a side';
  if (BOTH_AT_ONCE.test(motion)) return 'asks two things at once';
  return motion.split(/\s+/).length < 4 ? 'is no sentence' : null;
}

function checkBalance(motions: readonly Motion[]): Check[] {
  const name = 'Both sides are equally strong';
  const lengthOf = (points: readonly string[]) => points.join(' ').length;
  const faults = motions.flatMap((motion, index) => {
    const { for: pro, against: contra } = motion;
    const path = `/motions/${index}`;
    if (pro.length !== contra.length || pro.length < MIN_POINTS) {
      const detail = `“${motion.motion}” has ${pro.length} for and ${contra.length} against.`;
      return [open(name, detail, { section, path })];
    }
    const [short = 0, long = 0] = [lengthOf(pro), lengthOf(contra)].toSorted((a, b) => a - b);
    if (long <= short * LONGER) return [];
    const side = lengthOf(pro) > lengthOf(contra) ? 'for' : 'against';
    return [open(name, `“${motion.motion}” says much more ${side}.`, { section, path })];
  });
  if (faults.length > 0) return faults;
  return motions.length === 0 ? [] : [passed(name, 'As many arguments for as against, of like length.')];
}

function checkDifferent(motions: readonly Motion[]): Check[] {
  const name = 'Each motion once';
  const seen = motions.map(({ motion }) => folded(motion).replaceAll(/[^\p{L}\d ]/gu, ''));
  const index = seen.findIndex((motion, at) => seen.indexOf(motion) < at);
  if (index === -1) return [];
  return [open(name, `“${motions[index]?.motion}” is there twice.`, { section, path: `/motions/${index}` })];
}

function checkAvoided(motions: readonly Motion[], { avoid }: DebateInput): Check[] {
  if (avoid.length === 0) return [];
  const name = 'Left out as you asked';
  const faults = motions.flatMap(({ motion, background }, index) => {
    const found = avoid.filter((word) => hasName(`${motion} ${background}`, word));
    return found.length === 0
      ? []
      : [open(name, `“${motion}” is about ${listLabels(found)}.`, { section, path: `/motions/${index}` })];
  });
  return faults.length > 0 ? faults : [passed(name, listLabels(avoid))];
}

function checkTime(given: DebateResult, computed: DebateResult['running_order'], { minutes }: DebateInput) {
  const name = 'Minutes add up';
  const detail = `${computed.map((step) => step.minutes).join(' + ')} = ${minutes}`;
  return given.running_order === undefined || isDeepStrictEqual(given.running_order, computed)
    ? [passed(name, detail)]
    : [repaired(name, `They were computed again. ${detail}`, { section: 'running_order' })];
}

export const debateReadingParts = ({ motions = [] }: DebateDraft): ReadingPart[] =>
  motions.map((motion, index) => ({
    label: `“${motion.motion}”`,
    text: [motion.motion, motion.background, ...motion.for, ...motion.against, motion.question].join('\n'),
    section,
    path: `/motions/${index}`,
  }));
