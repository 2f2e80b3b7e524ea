import type { Problem } from './schema.ts';

/** A whole number from `least` to `most`. */
export type Draw = (least: number, most: number) => number;

type Told = Pick<Problem, 'problem' | 'given' | 'unknown' | 'expression'> & {
  unit: string;
  /** What the result is, for the worked step. */
  result: string;
};

interface Skill {
  name: string;
  /** The words of a form's skill that ask for it. */
  words: RegExp;
  write(draw: Draw, metric: boolean): Told;
}

/** The 12 skills that the built-in engine writes problems for. */
export const skills: readonly Skill[] = [
  {
    name: 'addition',
    words: /\badd|\bsums?\b|\bplus\b/i,
    write(draw) {
      const [a, b] = [draw(12, 480), draw(12, 480)];
      return told(`${a} + ${b}`, 'tickets', {
        problem: `A school sells ${a} tickets on Monday and ${b} tickets on Tuesday. How many tickets does it sell on the two days?`,
        given: [`${a} tickets on Monday`, `${b} tickets on Tuesday`],
        unknown: 'the tickets of both days',
        result: 'tickets on both days',
      });
    },
  },
  {
    name: 'subtraction',
    words: /subtract|\bminus\b|\btake away\b|differen/i,
    write(draw) {
      const left = draw(8, 300);
      const lent = draw(8, 300);
      return told(`${left + lent} - ${lent}`, 'books', {
        problem: `A library owns ${left + lent} books about animals. Readers have borrowed ${lent} of the books. How many are on the shelf?`,
        given: [`${left + lent} books`, `${lent} borrowed`],
        unknown: 'the books on the shelf',
        result: 'books on the shelf',
      });
    },
  },
  {
    name: 'multiplication',
    words: /multipl|\btimes\b|product/i,
    write(draw) {
      const [rows, seats] = [draw(3, 24), draw(6, 30)];
      return told(`${rows} * ${seats}`, 'seats', {
        problem: `A hall has ${rows} rows. Each row has ${seats} seats. How many seats does the hall have?`,
        given: [`${rows} rows`, `${seats} seats in each row`],
        unknown: 'all seats',
        result: 'seats in the hall',
      });
    },
  },
  {
    name: 'division',
    words: /\bdivi|quotient|\bshar(?:e|ing)/i,
    write(draw) {
      const [boxes, eggs] = [draw(4, 30), draw(3, 12)];
      return told(`${boxes * eggs} / ${eggs}`, 'boxes', {
        problem: `A farm packs ${boxes * eggs} eggs into boxes. Each box holds ${eggs} eggs. How many boxes does the farm fill?`,
        given: [`${boxes * eggs} eggs`, `${eggs} eggs in each box`],
        unknown: 'the number of boxes',
        result: 'boxes',
      });
    },
  },
  {
    name: 'fractions',
    words: /fraction|\bhal(?:f|ves)\b|third|quarter/i,
    write(draw) {
      const bottom = draw(2, 8);
      const top = draw(1, bottom - 1);
      const all = bottom * draw(3, 15);
      return told(`${top}/${bottom} * ${all}`, 'students', {
        problem: `A grade has ${all} students. Of these, ${top}/${bottom} walk to school. How many students walk?`,
        given: [`${all} students`, `${top}/${bottom} of them walk`],
        unknown: 'the students who walk',
        result: 'students walk',
      });
    },
  },
  {
    name: 'decimals',
    words: /decimal|tenths|hundredths/i,
    write(draw, metric) {
      const unit = metric ? 'kilograms' : 'pounds';
      const [a, b] = [draw(11, 99) / 10, draw(11, 99) / 10];
      return told(`${a} + ${b}`, unit, {
        problem: `A bag of apples weighs ${a} ${unit}. A bag of pears weighs ${b} ${unit}. How much do the two bags weigh?`,
        given: [`${a} ${unit}`, `${b} ${unit}`],
        unknown: 'the weight of both bags',
        result: `${unit} for both bags`,
      });
    },
  },
  {
    name: 'percentages',
    words: /percent|%|discount/i,
    write(draw) {
      const [share, all] = [draw(1, 9) * 10, draw(2, 40) * 10];
      return told(`${all} * ${share} / 100`, 'seeds', {
        problem: `A class plants ${all} seeds. After a week, ${share}% of the seeds have sprouted. How many seeds have sprouted?`,
        given: [`${all} seeds`, `${share}% have sprouted`],
        unknown: 'the seeds that have sprouted',
        result: 'seeds have sprouted',
      });
    },
  },
  {
    name: 'ratios',
    words: /\bratio|proportion/i,
    write(draw) {
      const [blue, white, cups] = [draw(2, 5), draw(6, 9), draw(2, 9)];
      return told(`${cups * blue} / ${blue} * ${white}`, 'cups', {
        problem: `A painter mixes ${blue} cups of blue paint with every ${white} cups of white paint. Today the painter uses ${cups * blue} cups of blue paint. How many cups of white paint are needed?`,
        given: [`${blue} blue to ${white} white`, `${cups * blue} cups of blue`],
        unknown: 'the cups of white paint',
        result: 'cups of white paint',
      });
    },
  },
  {
    name: 'rates',
    words: /\brates?\b|speed|distance/i,
    write(draw, metric) {
      const unit = metric ? 'kilometers' : 'miles';
      const [speed, hours] = [draw(8, 60), draw(2, 6)];
      return told(`${speed} * ${hours}`, unit, {
        problem: `A boat travels ${speed} ${unit} in each hour. It keeps this speed for ${hours} hours. How many ${unit} does it travel?`,
        given: [`${speed} ${unit} in each hour`, `${hours} hours`],
        unknown: 'the distance',
        result: `${unit} in ${hours} hours`,
      });
    },
  },
  {
    name: 'averages',
    words: /average|\bmeans?\b/i,
    write(draw) {
      const [low, gap] = [draw(10, 60), draw(1, 15)];
      return told(`(${low} + ${low + 2 * gap}) / 2`, 'points', {
        problem: `A player scores ${low} points in one game and ${low + 2 * gap} points in the next. How many points is that on average?`,
        given: [`${low} points`, `${low + 2 * gap} points`],
        unknown: 'the average',
        result: 'points on average',
      });
    },
  },
  {
    name: 'area and perimeter',
    words: /\bareas?\b|perimeter|geometr|rectang/i,
    write(draw, metric) {
      const unit = metric ? 'meters' : 'feet';
      const [long, wide] = [draw(8, 30), draw(3, 15)];
      return told(`2 * (${long} + ${wide})`, unit, {
        problem: `A garden is a rectangle. It is ${long} ${unit} long and ${wide} ${unit} wide. How many ${unit} of fence go around it?`,
        given: [`${long} ${unit} long`, `${wide} ${unit} wide`],
        unknown: 'the perimeter',
        result: `${unit} of fence`,
      });
    },
  },
  {
    name: 'money',
    words: /money|price|\bcosts?\b|change|dollar|shopping/i,
    write(draw) {
      const [count, price, rest] = [draw(2, 8), draw(2, 12), draw(1, 20)];
      const paid = count * price + rest;
      return told(`${paid} - ${count} * ${price}`, '$', {
        problem: `A notebook costs $${price}. Sam buys ${count} notebooks and pays with $${paid}. How much change does Sam get?`,
        given: [`$${price} for a notebook`, `${count} notebooks`, `$${paid} paid`],
        unknown: 'the change',
        result: 'dollars of change',
      });
    },
  },
];

/** Shows the expression in the signs of a school book. */
const told = (expression: string, unit: string, words: Omit<Told, 'expression' | 'unit'>): Told => ({
  ...words,
  unit,
  expression: expression.replaceAll(' * ', ' × ').replaceAll(' / ', ' ÷ ').replaceAll(' - ', ' − '),
});
