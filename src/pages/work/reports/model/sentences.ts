import type { ClassReport } from '@/shared/api/class-reports';

const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

const percent = (value: number): string => `${value}%`;

/** How the mean of the class has moved. */
export function progressInWords({ weeks }: Pick<ClassReport, 'weeks'>): string {
  const known = weeks.flatMap(({ mean }) => mean ?? []);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 'There are no scores yet.';
  const moved = Number((last - first).toFixed(1));
  if (known.length === 1 || moved === 0) return `The class average is ${percent(last)}.`;
  const points = `${Math.abs(moved)} ${Math.abs(moved) === 1 ? 'point' : 'points'}`;
  return `The class average is ${percent(last)}, ${moved > 0 ? 'up' : 'down'} ${points} over ${known.length} weeks.`;
}

/** Who is behind. */
export function behindInWords({ behind, students }: Pick<ClassReport, 'behind' | 'students'>, below: number) {
  if (students === 0) return 'There are no students yet.';
  if (behind.length === 0) return `Nobody is below ${percent(below)}.`;
  return `${sentence(counted(behind.length, 'student is', 'students are'))} below ${percent(below)}, missing work as zero.`;
}

/** What is missing. */
export function missingInWords({ missing }: Pick<ClassReport, 'missing'>): string {
  const pieces = missing.reduce((sum, { assignments }) => sum + assignments.length, 0);
  if (pieces === 0) return 'Nothing is missing.';
  return `${sentence(counted(pieces, 'piece of work is', 'pieces of work are'))} missing, of ${counted(missing.length, 'student')}.`;
}

/** What the teacher has to do. */
export function markingInWords({ to_mark }: Pick<ClassReport, 'to_mark'>): string {
  const sum = (of: (one: ClassReport['to_mark'][number]) => number) =>
    to_mark.reduce((total, one) => total + of(one), 0);
  const [waiting, toReturn] = [sum((one) => one.waiting), sum((one) => one.to_return)];
  if (waiting + toReturn === 0) return 'All work is marked and returned.';
  const parts = [
    ...(waiting > 0 ? [counted(waiting, 'piece of work waits', 'pieces of work wait') + ' for a mark'] : []),
    ...(toReturn > 0 ? [counted(toReturn, 'score is', 'scores are') + ' not returned'] : []),
  ];
  return `${sentence(parts.join(', and '))}.`;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
