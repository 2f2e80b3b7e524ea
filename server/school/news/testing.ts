import type { TestApp } from '../../testing.ts';
import { mailGuardians } from './messages/mail-guardians.ts';
import { messageToGuardian } from './messages/testing.ts';
import { mailNews } from './notifications/mail-news.ts';
import { addDueNotification } from './notifications/testing.ts';

type Tools = Pick<TestApp, 'db' | 'mailer' | 'signIn'>;

const links = { publicUrl: 'https://lectern.test', linkSecret: 'test-secret' };

/** News of a student with this address, and what mails it. */
export async function newsToMail({ db, mailer, signIn }: Tools, email: string) {
  const { id } = await signIn({ role: 'student', email });
  await addDueNotification(db, id);
  return { sender: id, run: () => mailNews({ db, mailer, links }, new Date()) };
}

/** A message to a guardian with this address, and what mails it. */
export async function messageToMail({ db, mailer, signIn }: Tools, email: string) {
  const sender = await messageToGuardian({ db, signIn }, email);
  return { sender, run: () => mailGuardians({ db, mailer, links }, new Date()) };
}
