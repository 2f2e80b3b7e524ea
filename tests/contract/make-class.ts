import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/platform/database/client.ts';
import { postAnnouncement } from '../../server/school/classes/announcements/announcements.ts';
import { announcementComments } from '../../server/school/classes/announcements/tables.ts';
import { createClass } from '../../server/school/classes/classes/classes.ts';
import { enrol } from '../../server/school/classes/classes/seats.ts';
import { invite } from '../../server/school/classes/invitations/invitations.ts';
import { joinRequests } from '../../server/school/classes/joining/tables.ts';
import type { SignedIn, TestApp } from '../../server/testing.ts';

/** Creates a class of the teacher; returns its id. */
export async function classOf(db: Database, teacherId: string): Promise<string> {
  const face = { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' } as const;
  return (await createClass(db, teacherId, face)).id;
}

/** Enrols a student in a class. */
export async function enrolStudent(db: Database, classId: string, { id }: SignedIn): Promise<void> {
  await db.transaction((tx) => enrol(tx, classId, id));
}

/** An announcement of the teacher of the class, with a comment of this user. */
export async function makeAnnouncement(
  db: Database,
  classId: string,
  teacherId: string,
  commenterId: string,
): Promise<{ announcement: string; comment: string }> {
  const details = { text: 'Bring one leaf.', comments_open: true };
  const { id: announcement } = await postAnnouncement(db, classId, teacherId, details);
  const comment = randomUUID();
  await db
    .insert(announcementComments)
    .values({ id: comment, announcementId: announcement, authorId: commenterId, text: 'A dry one?' });
  return { announcement, comment };
}

/** A student who waits to be let into a new class of the teacher. */
export async function makeJoinRequest(
  { db, signIn }: Pick<TestApp, 'db' | 'signIn'>,
  teacherId: string,
): Promise<{ classId: string; studentId: string }> {
  const classId = await classOf(db, teacherId);
  const { id: studentId } = await signIn({ role: 'student' });
  await db.insert(joinRequests).values({ classId, studentId });
  return { classId, studentId };
}

/** Invites an address to a new class of the teacher. */
export async function makeInvitation(
  db: Database,
  teacherId: string,
  email: string,
): Promise<{ id: string; classId: string }> {
  const classId = await classOf(db, teacherId);
  const [invitation] = await invite(db, classId, [{ email, name: null }]);
  if (invitation === undefined) throw new Error('The invitation was not created.');
  return { id: invitation.id, classId };
}
