import { randomUUID } from 'node:crypto';
import type { guardians } from '../../school/people/guardians/tables.ts';
import { chance, pick } from './chance.ts';

const SHARE_WITH_GUARDIAN = 0.4;
const firstNames = [
  'Amina',
  'Carlos',
  'Elena',
  'Grace',
  'Huda',
  'Ivan',
  'Mei',
  'Nadia',
  'Paul',
  'Rosa',
  'Tom',
];

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** A guardian for some of the students; no summary is turned on, so that nothing is mailed to anyone. */
export function guardianRows(
  students: readonly Named[],
  teacherId: string,
): (typeof guardians.$inferInsert)[] {
  return students.flatMap(({ id: studentId, firstName, lastName }, place) => {
    const who = `${firstName} ${lastName}`;
    if (lastName === '' || chance(who, 'guardian') > SHARE_WITH_GUARDIAN) return [];
    return {
      id: randomUUID(),
      studentId,
      authorId: teacherId,
      name: `${pick(firstNames, who, 'guardian')} ${lastName}`,
      email: `family-${place + 1}@example.org`,
      language: lastName.includes('í') || lastName.includes('á') ? ('es' as const) : ('en' as const),
      weeklySummary: false,
    };
  });
}
