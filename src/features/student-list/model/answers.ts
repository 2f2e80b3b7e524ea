import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';
import type { ListedPerson, StudentList } from '@/shared/lib/student-list';

/** What the teacher changed about a person of the list. */
export type Answer = { isInvited?: boolean; name?: string; email?: string };
export type Answers = Readonly<Record<string, Answer>>;

export type InvitedStudent = { key: string; line: number; name: string | null; email: string };

export type Settled = {
  students: InvitedStudent[];
  /** Why a person whom the teacher wants to invite cannot be, by key. */
  problems: Readonly<Record<string, string>>;
};

const MAX_NAME_LENGTH = 160;

export const isInvited = ({ key, outcome }: ListedPerson, answers: Answers): boolean =>
  answers[key]?.isInvited ?? outcome === 'add';

/** The students whom a list and the teacher's answers invite, each address once. */
export function settleAnswers({ people, guardianEmails }: StudentList, answers: Answers): Settled {
  const students: InvitedStudent[] = [];
  const problems: Record<string, string> = {};
  const lines = new Map<string, number>();
  // The list's own students first, so that an answer never takes the address of one of them.
  const ordered = [...people.filter(isAdded), ...people.filter(({ outcome }) => outcome === 'ask')];
  for (const person of ordered.filter((one) => isInvited(one, answers))) {
    const { key, line } = person;
    const email = (answers[key]?.email ?? person.email).trim();
    const name = (answers[key]?.name ?? person.name).trim();
    const address = email.toLowerCase();
    const other = lines.get(address);
    if (!isEmail(email)) problems[key] = INVALID_EMAIL;
    else if (guardianEmails.has(address)) problems[key] = 'This is the address of a parent or guardian';
    else if (other !== undefined) problems[key] = `This address is invited already, in line ${other}`;
    else if (name.length > MAX_NAME_LENGTH) problems[key] = `Use at most ${MAX_NAME_LENGTH} characters`;
    else students.push({ key, line, name: name === '' ? null : name, email });
    lines.set(address, other ?? line);
  }
  return { students: students.toSorted((a, b) => a.line - b.line), problems };
}

const isAdded = ({ outcome }: ListedPerson): boolean => outcome === 'add';
