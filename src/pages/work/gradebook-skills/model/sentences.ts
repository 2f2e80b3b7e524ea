import type { ClassSkills, GradebookSkills } from '@/shared/api/gradebooks';

export const methods: readonly { value: GradebookSkills['method']; label: string }[] = [
  { value: 'decaying_average', label: 'Decaying average' },
  { value: 'latest', label: 'Latest' },
  { value: 'highest', label: 'Highest' },
  { value: 'mean', label: 'Mean' },
  { value: 'times_at_level', label: 'Times at a level' },
];

/** How a value comes about, in a sentence. */
export function methodSentence({ method, times, level }: GradebookSkills): string {
  switch (method) {
    case 'latest':
      return 'The score of the latest work counts.';
    case 'highest':
      return 'The highest score counts.';
    case 'mean':
      return 'The mean of all scores counts.';
    case 'decaying_average':
      return 'Each new score counts 65% and the value before it 35%, in the order of the work’s dates.';
    case 'times_at_level':
      return `A skill has a value once ${times === 1 ? 'a score reaches' : `${times} scores reach`} ${level}%: the mean of those that do.`;
  }
}

type Value = ClassSkills['values'][number];

/** What a cell shows; a dash if nothing was assessed. */
export function valueText(value: Value | undefined, { times }: GradebookSkills): string {
  if (!value) return '–';
  if (value.percent === null) return value.reached === null ? '–' : `${value.reached} of ${times}`;
  return value.level ?? `${value.percent}%`;
}

/** The same in words, with the student and the skill. */
export function spokenValue(
  value: Value | undefined,
  { student, skill, method }: { student: string; skill: string; method: GradebookSkills },
): string {
  if (!value) return `${student}, ${skill}: not assessed`;
  const count = value.evidence.length;
  const level = value.level !== null && value.percent !== null ? ` (${value.percent}%)` : '';
  return `${student}, ${skill}: ${valueText(value, method)}${level}, from ${count === 1 ? '1 work' : `${count} works`}`;
}

export const washes = [
  { from: 85, name: 'Strong, 85% and more' },
  { from: 70, name: 'Secure, 70 to 84%' },
  { from: 55, name: 'Nearly, 55 to 69%' },
  { from: 0, name: 'Not yet, under 55%' },
] as const;

/** How dark a cell is: 4 for the best; none without a value. */
export const washOf = (value: Value | undefined): 1 | 2 | 3 | 4 | null => {
  const percent = value?.percent ?? null;
  if (percent === null) return null;
  return percent >= 85 ? 4 : percent >= 70 ? 3 : percent >= 55 ? 2 : 1;
};
