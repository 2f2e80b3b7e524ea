import type { Phase } from '../../../../generated/blocks.ts';
import type { Framework } from '../schema.ts';
import type { Ground, Move } from './ground.ts';
import { type MoveName, moves } from './moves.ts';
import { forYoung, isYoung } from './young-moves.ts';

interface Shape {
  name: string;
  /** Of a hundred minutes. */
  share: number;
  move: MoveName;
  /** What a short lesson does without, the first of them first. */
  spare?: number;
}

/** A phase that is shorter, on average, is over before it has begun. */
const LEAST_MINUTES = 4;

const shapes: Record<Framework, readonly Shape[]> = {
  'Gradual Release': [
    { name: 'Begin', share: 10, move: 'hook', spare: 2 },
    { name: 'I do', share: 20, move: 'model' },
    { name: 'We do', share: 22, move: 'guided' },
    { name: 'You do together', share: 20, move: 'together', spare: 1 },
    { name: 'You do alone', share: 18, move: 'alone' },
    { name: 'Check what stuck', share: 10, move: 'close' },
  ],
  '5E': [
    { name: 'Engage', share: 12, move: 'hook' },
    { name: 'Explore', share: 28, move: 'explore' },
    { name: 'Explain', share: 22, move: 'explain' },
    { name: 'Elaborate', share: 25, move: 'alone' },
    { name: 'Evaluate', share: 13, move: 'close' },
  ],
  'Madeline Hunter': [
    { name: 'Anticipatory set', share: 8, move: 'hook' },
    { name: 'Objective and purpose', share: 6, move: 'purpose', spare: 1 },
    { name: 'Input and modeling', share: 26, move: 'model' },
    { name: 'Guided practice', share: 28, move: 'guided' },
    { name: 'Independent practice', share: 22, move: 'alone' },
    { name: 'Closure', share: 10, move: 'close' },
  ],
  UbD: [
    { name: 'Where we are going', share: 10, move: 'purpose' },
    { name: 'Hook', share: 10, move: 'hook', spare: 2 },
    { name: 'Explore and equip', share: 32, move: 'explore' },
    { name: 'Perform', share: 22, move: 'alone' },
    { name: 'Rethink and revise', share: 14, move: 'share', spare: 1 },
    { name: 'Evaluate', share: 12, move: 'close' },
  ],
  SIOP: [
    { name: 'Build background', share: 15, move: 'words' },
    { name: 'Comprehensible input', share: 20, move: 'model' },
    { name: 'Strategies and interaction', share: 27, move: 'together' },
    { name: 'Practice and application', share: 25, move: 'alone' },
    { name: 'Review and assessment', share: 13, move: 'close' },
  ],
  'Inquiry/PBL': [
    { name: 'Driving question', share: 12, move: 'hook' },
    { name: 'Investigate', share: 33, move: 'explore' },
    { name: 'Make sense of it', share: 22, move: 'together', spare: 1 },
    { name: 'Share and critique', share: 20, move: 'share' },
    { name: 'Reflect', share: 13, move: 'close' },
  ],
  'Learning cycles': [
    { name: 'Opening', share: 8, move: 'hook' },
    { name: 'Exploration', share: 30, move: 'explore' },
    { name: 'Concept introduction', share: 24, move: 'explain' },
    { name: 'Concept application', share: 28, move: 'alone' },
    { name: 'Check', share: 10, move: 'close' },
  ],
};

type Frame = Pick<Ground['input'], 'framework' | 'duration_minutes'>;

/** The phases that there is time for. */
function shapeOf({ framework, duration_minutes: minutes }: Frame): readonly Shape[] {
  const all = shapes[framework];
  const spares = all.flatMap(({ spare }) => spare ?? []).toSorted((a, b) => a - b);
  const missing = Math.max(0, all.length - Math.floor(minutes / LEAST_MINUTES));
  const without = new Set(spares.slice(0, missing));
  return all.filter(({ spare }) => spare === undefined || !without.has(spare));
}

/** The framework's phases that a short lesson does without. */
export function leftOut(frame: Frame): string[] {
  const kept = shapeOf(frame);
  return shapes[frame.framework].filter((shape) => !kept.includes(shape)).map(({ name }) => name);
}

/** The framework's phases with whole minutes that add up to the lesson. */
export function draftPhases(ground: Ground): Phase[] {
  const shape = shapeOf(ground.input);
  const minutes = splitMinutes(
    ground.input.duration_minutes,
    shape.map(({ share }) => share),
  );
  return shape.map(({ name, move }, index) => {
    const made = moves[move](ground);
    return {
      name,
      minutes: minutes[index] ?? 0,
      ...written(isYoung(ground) ? forYoung(move, made, ground) : made, ground, move),
    };
  });
}

const helped: ReadonlySet<MoveName> = new Set(['guided', 'together', 'alone', 'explore']);
const stretched: ReadonlySet<MoveName> = new Set(['guided', 'together', 'alone']);

const easier = 'Offer the first step and a sentence to begin with: “I think ... because ...”.';
const harder = 'Then find out where the main idea would not hold, and justify it.';

function written(
  { you, students, checks }: Move,
  { wish }: Ground,
  name: MoveName,
): Pick<Phase, 'teacher_actions' | 'student_actions' | 'checks'> {
  const kept = wish.size < 0 ? [you.slice(0, 1), students.slice(0, 1)] : [you, students];
  const [teacher = [], pupils = []] = kept;
  return {
    teacher_actions: [
      ...teacher,
      ...(wish.demand < 0 && helped.has(name) ? [easier] : []),
      ...(wish.size > 0
        ? ['Before you move on, have one student sum up in a sentence and another add what is missing.']
        : []),
    ].join(' '),
    student_actions: [
      ...pupils,
      ...(wish.demand > 0 && stretched.has(name) ? [harder] : []),
      ...(wish.size > 0 ? ['Note one thing to ask about later.'] : []),
    ].join(' '),
    checks,
  };
}

/** Splits minutes by weight into whole numbers of at least one that add up exactly. */
export function splitMinutes(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0 || weights.length === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const least = total >= weights.length ? 1 : 0;
  const whole = exact.map((value) => Math.max(least, Math.floor(value)));
  const byRest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  let missing = total - whole.reduce((a, b) => a + b, 0);
  for (let turn = 0; missing > 0; turn += 1, missing -= 1) {
    const index = byRest[turn % byRest.length]?.index ?? 0;
    whole[index] = (whole[index] ?? 0) + 1;
  }
  for (; missing < 0; missing += 1) {
    const longest = whole.indexOf(Math.max(...whole));
    whole[longest] = (whole[longest] ?? 0) - 1;
  }
  return whole;
}
