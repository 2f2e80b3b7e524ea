import { seatsIn, type SeatingInput, type SeatRow } from './schema.ts';

export type Room = Pick<SeatingInput, 'layout' | 'rows' | 'across' | 'group_size' | 'door' | 'students'>;

/** A seat, counted from the front and from the left. */
export interface Seat {
  /** From 0: its line in the plan, which is a row of desks or a table. */
  line: number;
  /** From 0: its place in the line. */
  place: number;
  row: number;
  column: number;
}

/** Every seat of the room, the front row first. */
export function seatsOf(room: Room): Seat[] {
  return Array.from({ length: seatsIn(room) }, (_, index) => {
    if (room.layout !== 'Groups') {
      const row = Math.floor(index / room.across);
      return { line: row, place: index % room.across, row, column: index % room.across };
    }
    const line = Math.floor(index / room.group_size);
    return {
      line,
      place: index % room.group_size,
      row: Math.floor(line / room.across),
      column: line % room.across,
    };
  });
}

/** Whether two seats share a table, a pair of desks, or are next to each other. */
export function areNear({ layout }: Room, a: Seat, b: Seat): boolean {
  if (layout === 'Groups') return a.line === b.line;
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

/** Whether two students in these seats work together: at one table, in one pair, or side by side. */
export function areTogether({ layout }: Room, a: Seat, b: Seat): boolean {
  if (a.line !== b.line) return false;
  if (layout === 'Groups') return true;
  if (layout === 'Pairs') return Math.floor(a.column / 2) === Math.floor(b.column / 2);
  return Math.abs(a.column - b.column) === 1;
}

/** The rows that the class fills; a place at the back is in the last one, so that no student sits alone. */
const usedRows = ({ students, rows, across, ...room }: Room): number =>
  Math.ceil(students.length / (seatsIn({ ...room, rows, across }) / rows));

/** How far a seat is from where a student should sit, in rows and columns; 0 if it is right. */
export function distanceTo(room: Room, place: SeatingInput['students'][number]['place'], seat: Seat): number {
  const last = { row: usedRows(room) - 1, column: room.across - 1 };
  const near = Math.max(1, Math.round(room.rows / 3));
  switch (place) {
    case 'Near the front':
      return Math.max(0, seat.row - near + 1);
    case 'At the back':
      return Math.max(0, last.row - near + 1 - seat.row);
    case 'At the end of a row':
      return Math.min(seat.column, last.column - seat.column);
    case 'Near the door': {
      const row = room.door.startsWith('Front') ? seat.row : last.row - seat.row;
      const column = room.door.endsWith('left') ? seat.column : last.column - seat.column;
      return Math.max(0, row - near + 1) + Math.max(0, column - Math.ceil(room.across / 3) + 1);
    }
    default:
      return 0;
  }
}

const KEYS = [
  'seat_1',
  'seat_2',
  'seat_3',
  'seat_4',
  'seat_5',
  'seat_6',
  'seat_7',
  'seat_8',
  'seat_9',
  'seat_10',
] as const;

const FREE = '–';

/** The plan as its table, with the name in each seat; free seats have a dash. */
export function seatRows(room: Room, names: readonly (string | undefined)[]): SeatRow[] {
  const rows: SeatRow[] = [];
  for (const [index, seat] of seatsOf(room).entries()) {
    const row = (rows[seat.line] ??= { place: lineName(room, seat) });
    const key = KEYS[seat.place];
    if (key !== undefined) row[key] = names[index] ?? FREE;
  }
  return rows;
}

/** The name in each seat of a table, which a teacher may have edited. */
export function namesIn(room: Room, rows: readonly SeatRow[]): (string | undefined)[] {
  return seatsOf(room).map(({ line, place }) => {
    const key = KEYS[place];
    const name = (key === undefined ? undefined : rows[line]?.[key])?.trim() ?? '';
    return name === '' || name === FREE ? undefined : name;
  });
}

function lineName(room: Room, { line, row }: Seat): string {
  if (room.layout === 'Groups') return `Table ${line + 1}${row === 0 ? ' (front)' : ''}`;
  return `Row ${line + 1}${row === 0 ? ' (front)' : ''}`;
}

export const seatName = (room: Room, seat: Seat): string =>
  `${room.layout === 'Groups' ? 'Table' : 'Row'} ${seat.line + 1}, seat ${seat.place + 1}`;
