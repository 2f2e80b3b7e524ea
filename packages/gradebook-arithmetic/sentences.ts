import { compare, divide, type Fraction, fraction, HUNDRED, multiply, toFixed, ZERO } from './fraction.ts';
import { explainTotal, type Question, type ScoreLine, type Step } from './explain.ts';
import type { Bound } from './gradebook.ts';
import type { MarkedAttempt } from './cell.ts';
import type { TotalKind } from './totals.ts';

/** A part of an explanation, fit for a list under its heading. */
export interface Explained {
  heading: string;
  lines: readonly string[];
}

/** What the ids of a gradebook are called, and what else a reader should know. */
export interface Names {
  column: (id: string) => string;
  category: (id: string) => string;
  term: (id: string) => string;
  /** Why a teacher set the total, if one did. */
  reason?: string | null;
  /** Calls missing work "not handed in yet". */
  neutralWords?: boolean;
}

/** What the two totals are called wherever they stand. Missing work counts by the rule of its assignment, or as zero. */
export const totalNames: Readonly<Record<TotalKind, string>> = {
  current: 'Current total',
  missingAsZero: 'Total with missing work',
};

/** How a total was worked out, in plain sentences with its numbers as they are shown. */
export function explainInWords(question: Question, names: Names): Explained[] {
  const write = writer(question, names);
  const parts: Explained[] = [];
  for (const step of explainTotal(question)) {
    const last = parts.at(-1);
    const { heading, lines } = write(step);
    // What continues the previous step, such as extra credit on top of the weights, has no heading of its own.
    if (heading === null && last) parts[parts.length - 1] = { ...last, lines: [...last.lines, ...lines] };
    else parts.push({ heading: heading ?? '', lines });
  }
  return parts;
}

interface Written {
  /** Null continues the step before. */
  heading: string | null;
  lines: readonly string[];
}

function writer({ gradebook, totals, kind, term }: Question, names: Names): (step: Step) => Written {
  const { decimals = 2 } = gradebook;
  const rules = gradebook.terms?.find(({ id }) => id === term)?.closedWith ?? gradebook.rules;
  const shown = (percent: Fraction) => `${toFixed(percent, decimals)}%`;
  const missing = names.neutralWords ? 'not handed in yet' : 'missing';
  const isExtra = (id: string) => rules.categories.some((other) => other.id === id && other.extraCredit);
  const judgedName = ({ category, column }: Bound) =>
    category === undefined ? names.column(column ?? '') : names.category(category);

  return (step) => {
    switch (step.kind) {
      case 'category':
        return {
          heading: `${names.category(step.category)}: ${step.percent ? shown(step.percent) : 'no percentage'}`,
          lines: [
            ...scoreLines(step),
            ...dropLines(step.lines),
            ...sumLines(step),
            ...otherLines(step.lines),
          ],
        };
      case 'categoryLeftOut':
        return {
          heading: `${names.category(step.category)}: not counted yet`,
          lines: otherLines(step.lines),
        };
      case 'points':
        return {
          heading: 'All points',
          lines: step.percent
            ? [`Together ${ofPoints(step.earned, step.possible)}, which is ${shown(step.percent)}.`]
            : ['Nothing that counts has points yet.'],
        };
      case 'weights':
      case 'terms':
        return { heading: step.kind === 'weights' ? 'Weights' : 'Terms', lines: weightLines(step) };
      case 'extraCredit':
        return {
          heading: null,
          lines: [
            `${names.category(step.id)} is extra credit: ${shown(step.percent)} with a weight of ${plainPercent(step.weight)} adds ${shown(step.adds)} on top.`,
          ],
        };
      case 'outsideTerms':
        return {
          heading: null,
          lines: [`Outside every term, so not in this total: ${listed(step.columns.map(names.column))}.`],
        };
      case 'bonus': {
        const bound = plainPercent(fraction(step.rule.atLeast));
        return {
          heading: 'Bonus',
          lines: [
            step.isReached
              ? `${judgedName(step.rule)} is ${shown(step.judged)}, at least ${bound}, so ${plainPercent(fraction(step.rule.add))} is added: ${shown(step.percent)}.`
              : `${judgedName(step.rule)} is ${shown(step.judged)}. The bonus starts at ${bound}.`,
          ],
        };
      }
      case 'mustPass': {
        const bound = plainPercent(fraction(step.rule.atLeast));
        const limit = plainPercent(fraction(step.rule.otherwiseAtMost));
        return {
          heading: 'Has to be passed',
          lines: [
            step.isReached
              ? `${judgedName(step.rule)} is ${shown(step.judged)} and had to be at least ${bound}. It is passed.`
              : `${judgedName(step.rule)} is ${shown(step.judged)} and has to be at least ${bound}, so the total is at most ${limit}: ${shown(step.percent)}.`,
          ],
        };
      }
      case 'frozen':
        return {
          heading: 'Closed term',
          lines: [
            step.percent
              ? `The term was closed with ${shown(step.percent)}, and this stays.`
              : 'The term was closed without a total, and this stays.',
            ...(step.computed && !same(step.computed, step.percent)
              ? [`The scores come to ${shown(step.computed)} now.`]
              : []),
          ],
        };
      case 'override':
        return {
          heading: 'Set by a teacher',
          lines: [
            `A teacher set this total to ${step.percent ? shown(step.percent) : 'none'}. ${step.computed ? `The scores come to ${shown(step.computed)}.` : 'The scores come to no total yet.'}`,
            ...(names.reason ? [`Reason: ${names.reason}`] : []),
          ],
        };
      case 'result':
        return resultOf(step);
    }
  };

  function resultOf({ shown: result }: Step & { kind: 'result' }): Written {
    if (!result) return { heading: 'No total yet', lines: [] };
    const places = `${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`;
    if (!result.level) return { heading: `Total: ${result.percent}%`, lines: [] };
    return {
      heading: `Total: ${result.percent}%, ${result.level.name}`,
      lines: [
        `${result.level.name} follows from the total as it is shown, with ${decimals === 0 ? 'no decimals' : places}.`,
      ],
    };
  }

  function scoreLines({ lines, average }: Step & { kind: 'category' }): string[] {
    return lines.flatMap((line): string[] => {
      const { outcome, score, possible } = line;
      const counts = outcome === 'counts' || outcome === 'bonus';
      const isDropped = outcome === 'droppedLowest' || outcome === 'droppedHighest';
      if (!score || !(counts || isDropped || outcome === 'missing')) return [];
      const value = outcome === 'bonus' ? `${points(score)} of extra credit` : ofPoints(score, possible, '');
      const share =
        average === 'equal' && possible.n > 0n && outcome !== 'bonus'
          ? `, ${toFixed(divide(multiply(score, HUNDRED), possible), decimals)}%`
          : '';
      const why = line.isMissing ? ` (${missing})` : attemptsOf(line);
      return [`${names.column(line.column)}: ${value}${share}${why}${isDropped ? ', dropped' : ''}`];
    });
  }

  /** What gave the score: several attempts, or a deduction. */
  function attemptsOf({ attempts, rule }: ScoreLine): string {
    const [first, ...others] = attempts;
    if (!first) return '';
    if (others.length === 0) return first.deduction.n === 0n ? '' : ` (${afterDeduction(first)})`;
    const of = { latest: 'the latest of', highest: 'the highest of', average: 'the mean of' }[rule];
    return ` (${of} ${listed(attempts.map(afterDeduction))})`;
  }

  function dropLines(lines: readonly ScoreLine[]): string[] {
    const those = (outcome: ScoreLine['outcome']) =>
      lines.filter((line) => line.outcome === outcome).map(({ column }) => names.column(column));
    const [lowest, highest] = [those('droppedLowest'), those('droppedHighest')];
    return [
      ...(lowest.length > 0
        ? [`${dropped('lowest', lowest.length)}: without ${listed(lowest)}, the percentage is highest.`]
        : []),
      ...(highest.length > 0
        ? [`${dropped('highest', highest.length)}: without ${listed(highest)}, the percentage is lowest.`]
        : []),
    ];
  }

  function sumLines({
    category,
    average,
    earned,
    possible,
    percent,
    lines,
  }: Step & { kind: 'category' }): string[] {
    const kept = lines.filter(({ outcome, score }) => score && KEPT.has(outcome));
    if (!percent) return [`${points(earned)} of extra credit, which no percentage can be worked out from.`];
    if (average === 'equal')
      return [`Every assignment counts the same, so the category is their mean: ${shown(percent)}.`];
    if (kept.length < 2 && !isExtra(category)) return [];
    const extra = isExtra(category) && rules.mode === 'points' ? ' They come on top of all points.' : '';
    return [`Together ${ofPoints(earned, possible)}, which is ${shown(percent)}.${extra}`];
  }

  function otherLines(lines: readonly ScoreLine[]): string[] {
    const groups: [title: string, does: (line: ScoreLine) => boolean][] = [
      [`${capital(missing)}, not in this total`, ({ outcome, score }) => outcome === 'missing' && !score],
      ['Handed in, not marked yet', ({ outcome }) => outcome === 'waiting'],
      ['Excused', ({ outcome }) => outcome === 'excused'],
      ['No score yet', ({ outcome }) => outcome === 'blank'],
      ['Counts in no total', ({ outcome }) => outcome === 'notCounted'],
    ];
    return groups.flatMap(([title, does]) => {
      const those = lines.filter(does).map(({ column }) => names.column(column));
      return those.length > 0 ? [`${title}: ${listed(those)}`] : [];
    });
  }

  function weightLines({
    kind: what,
    parts,
    leftOut,
    sum,
    scaling,
  }: Step & { kind: 'weights' | 'terms' }): string[] {
    const name = what === 'weights' ? names.category : names.term;
    const one = what === 'weights' ? 'score' : 'total';
    if (parts.length === 0) return [`Nothing that has a weight has a ${one} yet.`];
    const scaled = scaling === 'scaledUp';
    return [
      ...parts.map(
        ({ id, percent, weight, scaled: share, adds }) =>
          `${name(id)}${decided(what, id)}: ${shown(percent)} with a weight of ${plainPercent(weight)}${scaled ? `, scaled up to ${plainPercent(share)},` : ''} adds ${shown(adds)}.`,
      ),
      ...leftOut
        .filter(({ id, weight }) => weight.n > 0n && !(what === 'weights' && isExtra(id)))
        .map(
          ({ id, weight }) =>
            `${name(id)} has no ${one} yet, so its weight of ${plainPercent(weight)} is ${scaled ? 'shared by the others' : 'left out'}.`,
        ),
      ...(scaled
        ? [`The weights that count add up to ${plainPercent(sum)}, so they are scaled up to 100%.`]
        : []),
      ...(scaling === 'above100'
        ? [`The weights add up to ${plainPercent(sum)}. Above 100%, they are not scaled down.`]
        : []),
    ];
  }

  function decided(what: 'weights' | 'terms', id: string): string {
    const source = what === 'terms' && totals[kind].terms.find((other) => other.term === id)?.source;
    return source === 'override' ? ' (set by a teacher)' : source === 'frozen' ? ' (closed)' : '';
  }
}

const KEPT: ReadonlySet<ScoreLine['outcome']> = new Set(['counts', 'bonus', 'missing']);

const same = (a: Fraction, b: Fraction | null) => b !== null && compare(a, b) === 0;

const afterDeduction = ({ given, deduction, score }: MarkedAttempt) =>
  compare(deduction, ZERO) === 0
    ? number(score)
    : `${number(given)} less ${number(deduction)} for being late`;

const dropped = (which: 'lowest' | 'highest', count: number) =>
  count === 1 ? `The ${which} score is dropped` : `The ${count} ${which} scores are dropped`;

/** With at most two decimals, and no zeros at the end: `9.5`. */
const number = (value: Fraction) => toFixed(value, 2).replace(/\.?0+$/, '');

const plainPercent = (value: Fraction) => `${number(value)}%`;

const points = (value: Fraction) => `${number(value)} ${number(value) === '1' ? 'point' : 'points'}`;

const ofPoints = (
  earned: Fraction,
  possible: Fraction,
  unit = possible.n === possible.d ? ' point' : ' points',
) => `${number(earned)} of ${number(possible)}${unit}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
