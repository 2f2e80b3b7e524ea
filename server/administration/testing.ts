import { eq } from 'drizzle-orm';
import { users } from '../accounts/users/tables.ts';
import type { TestApp } from '../testing.ts';

type Tools = Pick<TestApp, 'app' | 'db' | 'signIn'>;
type WithFactor = (email: string) => Promise<{ person: { id: string } }>;

/** The calls of administrators that send an email to this address, each ready to be made. */
export const administratorPaths = (tools: Tools, withFactor: WithFactor) => ({
  async resetSecondFactor(email: string) {
    const { person } = await withFactor(email);
    return actOnPerson(tools, 'DELETE', `${person.id}/second-factor`);
  },
  async sendVerification(email: string) {
    const { id } = await tools.signIn({ email, verified: false });
    return actOnPerson(tools, 'POST', `${id}/verification-emails`);
  },
});

async function actOnPerson({ app, db, signIn }: Tools, method: 'POST' | 'DELETE', path: string) {
  const { id, headers } = await signIn({ isTwoStep: true });
  await db.update(users).set({ isAdministrator: true }).where(eq(users.id, id));
  return { sender: id, run: () => app.inject({ method, url: `/api/admin/people/${path}`, headers }) };
}
