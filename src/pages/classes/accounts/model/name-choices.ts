import type { NewStudent } from '@/shared/api/student-accounts';
import { readNames } from './read-names';

export type NameChoice = {
  /** Stays the same while other lines change. */
  key: string;
  name: string;
  student: NewStudent;
  /** Why an account is made only if the teacher ticks it; null for a new name. */
  reason: string | null;
};

/** The students of a list. A name that is there already is most likely the same student. */
export function choicesOf(text: string, members: readonly string[]): NameChoice[] {
  const present = new Set(members.map(plain));
  const listed = new Map<string, number>();
  return readNames(text).map((student) => {
    const name = `${student.first_name} ${student.last_name}`.trim();
    const face = plain(name);
    const before = listed.get(face) ?? 0;
    listed.set(face, before + 1);
    const reason = present.has(face) ? 'Already in the class' : before > 0 ? 'Twice in the list' : null;
    return { key: `${face} ${before}`, name, student, reason };
  });
}

/** The students who get an account. */
export const studentsOf = (choices: readonly NameChoice[], again: readonly string[]): NewStudent[] =>
  choices
    .filter(({ key, reason }) => reason === null || again.includes(key))
    .map(({ student, reason }) => ({ ...student, ...(reason !== null && { again: true }) }));

const plain = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
