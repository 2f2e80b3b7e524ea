import { areNear, areTogether, distanceTo, type Seat } from './room.ts';
import type { SeatingInput } from './schema.ts';

/** A rule of the form about one or two students. */
export interface Rule {
  kind: 'place' | 'apart' | 'together';
  /** The positions of the students in the form. */
  who: readonly number[];
  label: string;
  reason: string;
}

const positionOf = ({ students }: SeatingInput, name: string): number =>
  students.findIndex((student) => student.name.toLowerCase() === name.toLowerCase());

export function rulesOf(input: SeatingInput): Rule[] {
  const pairs = (['keep_apart', 'keep_together'] as const).flatMap((field) =>
    input[field].map(
      ({ first, second }): Rule => ({
        kind: field === 'keep_apart' ? 'apart' : 'together',
        who: [positionOf(input, first), positionOf(input, second)],
        label: field === 'keep_apart' ? 'Keep apart' : 'Keep together',
        reason: '',
      }),
    ),
  );
  const places = input.students.flatMap(({ place, reason }, index): Rule[] =>
    place === 'Anywhere' ? [] : [{ kind: 'place', who: [index], label: place, reason }],
  );
  return [...places, ...pairs].filter(({ who }) => who.every((position) => position >= 0));
}

/** How badly the seats break a rule; 0 if they meet it. */
export function costOf(
  input: SeatingInput,
  { kind, who }: Rule,
  seats: readonly (Seat | undefined)[],
): number {
  const [first, second] = who.map((position) => seats[position]);
  if (first === undefined) return 1;
  if (kind === 'place') return distanceTo(input, input.students[who[0] ?? 0]?.place ?? 'Anywhere', first);
  if (second === undefined) return 1;
  if (kind === 'apart') return areNear(input, first, second) ? 3 : 0;
  if (areTogether(input, first, second)) return 0;
  return 1 + Math.abs(first.row - second.row) + Math.abs(first.column - second.column);
}
