/** Which student a file belongs to, by its name. */
export type Guess = {
  name: string;
  /** Whether exactly one known student fits. */
  isSure: boolean;
};

/** Words in file names that name the work. */
const WORK =
  /^(?:assignment|copy|doc|docx|draft|essay|exam|final|grade|homework|hw|paper|pdf|period|quiz|scan|submission|task|test|txt|work|worksheet|v)$/;

/** Guesses from a file name: the known student whose names it contains, otherwise its own words. */
export function guessStudent(fileName: string, students: readonly string[]): Guess {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const words = wordsOf(stem);
  const scores = students.map((student) => ({ student, score: scoreOf(wordsOf(student), words) }));
  const best = Math.max(0, ...scores.map(({ score }) => score));
  const [first, ...others] = scores.filter(({ score }) => best > 0 && score === best);
  if (first) return { name: first.student, isSure: others.length === 0 };
  const own = stem
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word !== '' && !WORK.test(word.toLowerCase()))
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return { name: own.join(' ').slice(0, 80), isSure: false };
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    // AdaLovelace is two words.
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** How many of the student's names the file has; an initial counts half. 0 unless a whole name is among them. */
function scoreOf(names: readonly string[], words: readonly string[]): number {
  const whole = names.filter((name) => name.length > 1 && words.includes(name)).length;
  if (whole === 0) return 0;
  const initials = names.filter(
    (name) =>
      !words.includes(name) &&
      words.some((word) => (word.length === 1 || name.length === 1) && word.charAt(0) === name.charAt(0)),
  ).length;
  return whole + initials / 2;
}
