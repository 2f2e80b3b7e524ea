import { arrange } from './arrange.ts';
import { namesIn, type Seat, seatName, seatRows, seatsOf } from './room.ts';
import { costOf, rulesOf } from './rules.ts';
import { seatsIn, type SeatingDraft, type SeatingInput, type SeatRow } from './schema.ts';

/** The plan that code makes of the form. */
export function arrangedRows(input: SeatingInput): SeatRow[] {
  const taken = arrange(input);
  const all = seatsOf(input);
  const names = all.map((seat) => {
    const student = taken.findIndex(({ line, place }) => line === seat.line && place === seat.place);
    return input.students[student]?.name;
  });
  return seatRows(input, names);
}

/** The seat of each student in a plan, in the order of the form; undefined for those without one. */
export function seatsTaken(input: SeatingInput, rows: readonly SeatRow[]): (Seat | undefined)[] {
  const names = namesIn(input, rows).map((name) => name?.toLowerCase());
  const seats = seatsOf(input);
  return input.students.map(({ name }) => seats[names.indexOf(name.toLowerCase())]);
}

export function deriveSeating(key: string, { seating = [] }: SeatingDraft, input: SeatingInput): unknown {
  if (key === 'seating') return arrangedRows(input);
  if (key === 'overview') {
    const seats = seatsIn(input);
    return {
      students: input.students.length,
      seats,
      free: seats - input.students.length,
      front: `${input.layout === 'Groups' ? 'Table' : 'Row'} 1 is nearest to the board.`,
      door: input.door,
    };
  }
  return ruleRows(input, seatsTaken(input, seating));
}

function ruleRows(input: SeatingInput, taken: readonly (Seat | undefined)[]) {
  return rulesOf(input).map((rule) => {
    const seats = rule.who.map((position) => taken[position]);
    return {
      who: rule.who.map((position) => input.students[position]?.name ?? '').join(' and '),
      rule: rule.label,
      seat: seats.map((seat) => (seat ? seatName(input, seat) : 'No seat')).join('; '),
      met: costOf(input, rule, taken) === 0 ? 'Yes' : 'No',
      ...(rule.reason !== '' && { reason: rule.reason }),
    };
  });
}
