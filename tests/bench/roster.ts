import { randomUUID } from 'node:crypto';
import { classes } from '../../server/school/classes/classes/tables.ts';
import { invitations } from '../../server/school/classes/invitations/tables.ts';
import type { Database } from '../../server/platform/database/client.ts';
import { documentRequest } from '../support/document-request.ts';

const given = ['Amina', 'Bruno', 'Chloe', 'Dmitri', 'Elif', 'Femi'];
const family = ['Diallo', 'Fischer', 'Nakamura', 'Okafor', 'Rossi'];
const names = given.flatMap((first) => family.map((last) => `${first} ${last}`));

/** A request that names students of the roster. */
export const namingRequest = {
  ...documentRequest,
  input: {
    ...documentRequest.input,
    additional_instructions: 'Amina Diallo and Elif Rossi read more slowly than the others.',
  },
};

/** Gives a teacher a class with thirty invited students. */
export async function addRoster(db: Database, teacherId: string): Promise<void> {
  const id = randomUUID();
  await db.insert(classes).values({
    id,
    teacherId,
    name: '7B',
    subject: 'Science',
    grade: 'Grade 7',
    cover: 'moss',
    code: id.slice(0, 7).toUpperCase(),
  });
  await db.insert(invitations).values(
    names.map((name, index) => ({
      id: randomUUID(),
      classId: id,
      email: `${index}@school.test`,
      name,
      expiresAt: new Date(Date.now() + 86_400_000),
    })),
  );
}
