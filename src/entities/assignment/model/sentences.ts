import type { AiPolicy, AssignmentKind, LatePolicy, QuizAnswersShown } from '@/shared/api/assignments';
import type { CellStatus } from '@/shared/api/gradebooks';
import type { WorkStatus } from '@/shared/api/submissions';
import { dayAndTimeIn, dayIn } from '@/shared/lib/dates';

export const aiPolicies: Readonly<Record<AiPolicy, { label: string; description: string }>> = {
  none: { label: 'No AI', description: 'Students do this without AI.' },
  hints: {
    label: 'Hints only',
    description: 'AI may explain and ask questions. It writes no part of the work.',
  },
  open: { label: 'AI allowed', description: 'Students may use AI, and say what for when they hand in.' },
};

export const kindNames: Readonly<Record<AssignmentKind, string>> = {
  text: 'Text',
  file: 'Files',
  link: 'Link',
  quiz: 'Quiz',
  paper: 'On paper',
};

export const answersShown: Readonly<Record<QuizAnswersShown, string>> = {
  never: 'Never',
  returned: 'With the returned mark',
  due: 'After the due date',
};

type Tone = 'plain' | 'ink' | 'ok' | 'warn' | 'red' | 'line';

export const statuses: Readonly<Record<WorkStatus, { label: string; tone: Tone }>> = {
  to_do: { label: 'To do', tone: 'line' },
  missing: { label: 'Missing', tone: 'warn' },
  closed: { label: 'Missing, closed', tone: 'warn' },
  handed_in: { label: 'Handed in', tone: 'ok' },
  late: { label: 'Handed in late', tone: 'warn' },
  returned: { label: 'Returned', tone: 'ink' },
  excused: { label: 'Excused', tone: 'plain' },
  before_joining: { label: 'Due before joining', tone: 'plain' },
  on_paper: { label: 'On paper', tone: 'plain' },
};

type Dated = {
  due_at: string | null;
  time_zone: string;
  /** Each of them tells that nothing is handed in. */
  on_paper?: boolean | undefined;
  kinds?: readonly AssignmentKind[] | undefined;
  status?: WorkStatus | CellStatus | undefined;
};

/** "Due Thu 8 Oct, 8:15" or "No due date"; "On paper, Thu 8 Oct" for what is written in class, and never due. */
export function dueWords({ due_at, time_zone, on_paper, kinds, status }: Dated): string {
  if (on_paper === true || kinds?.includes('paper') === true || status === 'on_paper')
    return due_at === null ? 'On paper' : `On paper, ${dayIn(due_at, time_zone)}`;
  return due_at === null ? 'No due date' : `Due ${dayAndTimeIn(due_at, time_zone)}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "2 days late"; the unit that has begun counts, as in the deduction. */
export function lateWords(seconds: number): string {
  if (seconds >= DAY) return `${counted(Math.ceil(seconds / DAY), 'day')} late`;
  if (seconds >= HOUR) return `${counted(Math.ceil(seconds / HOUR), 'hour')} late`;
  return `${counted(Math.max(1, Math.ceil(seconds / MINUTE)), 'minute')} late`;
}

/** What being late costs, in a sentence; none if it costs nothing. */
export function latePolicyWords(policy: LatePolicy | null): string | null {
  if (policy === null) return null;
  const floor = policy.lowest_percent > 0 ? `, down to ${policy.lowest_percent}% at the lowest` : '';
  return `Late work loses ${policy.percent}% of the points ${policy.every === 'day' ? 'a day' : 'an hour'}${floor}.`;
}

type Returned = { deduction: number; new_deduction: number | null };

const pointsOff = (deduction: number): string => (deduction === 0 ? 'nothing' : counted(deduction, 'point'));

/** Why a returned mark still has its deduction after an extension, in a sentence; none if nothing changed. */
export const keptDeductionWords = ({ deduction, new_deduction: now }: Returned): string | null =>
  now === null
    ? null
    : `Returned with ${pointsOff(deduction)} off for being late. By the dates and rules of today it would be ${pointsOff(now)}. To apply that, take the mark back and return it again.`;

/** What missing work gets, in a sentence; none if it has no score. */
export function missingWords(percent: number | null): string | null {
  if (percent === null) return null;
  return percent === 100
    ? 'Missing work gets no points.'
    : `Missing work gets ${Math.round((100 - percent) * 100) / 100}% of the points.`;
}

/** "1 attempt", "2 attempts" or "Any number". */
export const attemptWords = (attempts: number | null): string =>
  attempts === null ? 'Any number' : counted(attempts, 'attempt');
