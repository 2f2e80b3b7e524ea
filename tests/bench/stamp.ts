const STAMP_LENGTH = 12;

const NUMBER_DIGITS = 3;
const TIME_DIGITS = 8;
const MAX = 36 ** TIME_DIGITS;

export const microseconds = (): number => Number(process.hrtime.bigint() / 1000n);

/** A token with its number and the time it was sent, on the clock shared by all processes of a machine. */
export function stamp(number: number): string {
  const time = (microseconds() % MAX).toString(36).padStart(TIME_DIGITS, '0');
  return `~${number.toString(36).padStart(NUMBER_DIGITS, '0')}${time}`;
}

/** Finds each stamp once in a text that arrives in chunks. */
export function stampReader(found: (number: number, delay: number) => void): (piece: string) => void {
  const seen = new Set<number>();
  let rest = '';
  return (piece) => {
    const text = rest + piece;
    const now = microseconds() % MAX;
    let end = 0;
    for (let at = text.indexOf('~'); at >= 0; at = text.indexOf('~', at + 1)) {
      if (text.length - at < STAMP_LENGTH) break;
      end = at + STAMP_LENGTH;
      const number = Number.parseInt(text.slice(at + 1, at + 1 + NUMBER_DIGITS), 36);
      if (seen.has(number)) continue;
      seen.add(number);
      found(number, now - Number.parseInt(text.slice(at + 1 + NUMBER_DIGITS, end), 36));
    }
    rest = text.slice(Math.max(end, text.length - STAMP_LENGTH + 1));
  };
}
