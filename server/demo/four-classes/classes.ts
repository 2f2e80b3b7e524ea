import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/client.ts';
import { withoutAddress } from '../../platform/mail/no-address.ts';
import { users } from '../../accounts/users/tables.ts';
import {
  classes,
  classGroups,
  classGroupStudents,
  enrolments,
  studentAccounts,
} from '../../school/classes/classes/tables.ts';
import { userNameOf } from '../../school/classes/accounts/student-accounts.ts';
import { newClassCode } from '../../school/classes/classes/class-code.ts';
import type { ClassCover } from '../../generated/schemas/index.ts';
import { guardians } from '../../school/people/guardians/tables.ts';
import { daysAway } from '../dates/sample-dates.ts';
import data from './data/classes.json' with { type: 'json' };
import { guardianRows } from './guardians.ts';

export interface SampleClass {
  id: string;
  name: string;
  students: { id: string }[];
  /** Those who have more time in a quiz. */
  slowGroupId: string | null;
}

const SLOW_GROUP = 'Extra time';
const covers: Readonly<Record<string, ClassCover>> = {
  '8A': 'moss',
  '8B': 'ink',
  '8C': 'terracotta',
  '8D': 'plum',
};

/**
 * Creates the four classes of the sample teacher. The sample student is in the first one; the other students have
 * accounts without an address, so that nothing is mailed to anyone.
 */
export async function createFourClasses(
  tx: Database,
  { teacherId, studentId }: { teacherId: string; studentId: string },
): Promise<SampleClass[]> {
  const made = data.map(({ name, students, groups }, index) => ({
    id: randomUUID(),
    name,
    students: students.map((fullName) => ({ id: randomUUID(), ...namesOf(fullName) })),
    groups: groups.map((group) => ({ ...group, id: randomUUID() })),
    own: index === 0 ? [{ id: studentId }] : [],
  }));
  const joinedAt = daysAway(-90, 8);
  const students = made.flatMap((one) => one.students);
  await tx.insert(users).values(
    students.map(({ id, firstName, lastName }) => ({
      id,
      firstName,
      lastName,
      email: withoutAddress(id),
      role: 'student' as const,
      emailVerifiedAt: joinedAt,
      onboardingCompleted: true,
    })),
  );
  await tx.insert(studentAccounts).values(
    made.flatMap((one) => {
      const taken = new Set<string>();
      return one.students.map(({ id, firstName, lastName }) => ({
        userId: id,
        userName: userNameOf(firstName, lastName, taken),
        consentAt: joinedAt,
      }));
    }),
  );
  await tx.insert(classes).values(
    made.map(({ id, name }, index) => ({
      id,
      teacherId,
      name,
      subject: 'Science',
      grade: 'Grade 8' as const,
      cover: covers[name] ?? 'moss',
      code: newClassCode(),
      createdAt: new Date(joinedAt.getTime() + index),
    })),
  );
  await tx
    .insert(enrolments)
    .values(
      made.flatMap((one) =>
        [...one.own, ...one.students].map(({ id }) => ({ classId: one.id, studentId: id, joinedAt })),
      ),
    );
  await tx.insert(guardians).values(guardianRows(students, teacherId));
  await tx
    .insert(classGroups)
    .values(made.flatMap((one) => one.groups.map(({ id, name }) => ({ id, name, classId: one.id }))));
  await tx.insert(classGroupStudents).values(
    made.flatMap((one) =>
      one.groups.flatMap((group) =>
        group.students.flatMap((place) => {
          const student = one.students[place];
          return student ? [{ groupId: group.id, studentId: student.id }] : [];
        }),
      ),
    ),
  );
  return made.map(({ id, name, students: others, groups, own }) => ({
    id,
    name,
    students: [...own, ...others.map((one) => ({ id: one.id }))],
    slowGroupId: groups.find((group) => group.name === SLOW_GROUP)?.id ?? null,
  }));
}

/** Names are written "First | Last"; some people have one name only. */
function namesOf(written: string): { firstName: string; lastName: string } {
  const [firstName = '', lastName = ''] = written.split(' | ');
  return { firstName, lastName };
}
