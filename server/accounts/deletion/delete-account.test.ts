import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { finishedGeneration, uploadedSource } from '../../../tests/contract/make-resource.ts';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { documentRequest } from '../../../tests/support/document-request.ts';
import { samplePhoto } from '../../../tests/support/sample-photo.ts';
import { schools, users } from '../users/tables.ts';
import { tokens } from '../sessions/tables.ts';
import { ledger } from '../../billing/credits/tables.ts';
import { openTestApp, type SignedIn, testConfig } from '../../testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-deleted-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const { app, db, signIn } = await openTestApp({ config: { ...testConfig, dataDir } });

const remove = ({ headers }: SignedIn, proof: object) =>
  app.inject({ method: 'DELETE', url: '/api/account', headers, payload: proof });

async function sendPhoto({ headers }: SignedIn): Promise<void> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await samplePhoto('png').toBuffer())], 'me.png'));
  const encoded = new Response(form);
  await app.inject({
    method: 'PUT',
    url: '/api/photo',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

describe('deleting an account', () => {
  test('deletes documents, sources, ledger, sessions and photo', async () => {
    const [person, other] = [await signIn(), await signIn()];
    await finishedGeneration(app, person.headers);
    await finishedGeneration(app, other.headers);
    await uploadedSource(app, person.headers);
    await sendPhoto(person);
    const profile = { first_name: 'Tess', last_name: 'Example', date_of_birth: null };
    await app.inject({
      method: 'PUT',
      url: '/api/update-profile',
      headers: person.headers,
      payload: { ...profile, school: { name: 'Harborview School' } },
    });
    expect(await db.$count(schools)).toBe(1);
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(1);

    expect((await remove(person, { password: ACCOUNT_PASSWORD })).statusCode).toBe(204);
    expect((await app.inject({ url: '/api/me', headers: person.headers })).statusCode).toBe(401);
    expect(await db.$count(users, eq(users.id, person.id))).toBe(0);
    expect(await db.$count(ledger, eq(ledger.userId, person.id))).toBe(0);
    expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
    expect(await db.$count(schools)).toBe(0);

    expect(await db.$count(ledger, eq(ledger.userId, other.id))).toBeGreaterThan(0);
    const theirs = await app.inject({ url: '/api/generations', headers: other.headers });
    expect(theirs.json().items).toHaveLength(1);
  });

  test('stops running generations first', async () => {
    const person = await signIn();
    const start = await app.inject({
      method: 'POST',
      url: '/api/generations',
      headers: person.headers,
      payload: documentRequest,
    });
    expect(start.json().status).toBe('writing');
    expect((await remove(person, { password: ACCOUNT_PASSWORD })).statusCode).toBe(204);
    expect(await db.$count(users)).toBe(0);
  });

  test.each([
    ['a wrong password', { password: 'a wrong phrase' }],
    ['no password', {}],
    ['the address instead of the password', { email: 'teacher@school.test' }],
  ])('is rejected with %s', async (_, proof) => {
    const person = await signIn({ email: 'teacher@school.test' });
    const answer = await remove(person, proof);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: ['This is not your password.'] });
    expect(await db.$count(users)).toBe(1);
  });

  test('frees the address for a new account', async () => {
    const person = await signIn({ email: 'ada@school.test' });
    await remove(person, { password: ACCOUNT_PASSWORD });
    await expect(signIn({ email: 'ada@school.test' })).resolves.toMatchObject({ email: 'ada@school.test' });
  });
});

describe('an account without a password', () => {
  test('is deleted by typing its address in a fresh session', async () => {
    const person = await signIn({ password: false });
    const mistyped = await remove(person, { email: 'other@school.test' });
    expect(mistyped.json().errors).toEqual({ email: ['This is not your email address.'] });
    expect((await remove(person, { email: person.email.toUpperCase() })).statusCode).toBe(204);
    expect(await db.$count(users)).toBe(0);
  });

  test('is not deleted in an older session', async () => {
    const person = await signIn({ password: false });
    await db.update(tokens).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
    const answer = await remove(person, { email: person.email });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('Sign in again');
    expect(await db.$count(users)).toBe(1);
  });
});

test('the ledger deletes rows of the deleted account only', async () => {
  const [person, other] = [await signIn(), await signIn()];
  const letGo = (id: string) => db.delete(ledger).where(eq(ledger.userId, id));
  const refusal = { cause: { message: 'The ledger is append-only.' } };
  await expect(letGo(person.id)).rejects.toMatchObject(refusal);
  expect((await remove(person, { password: ACCOUNT_PASSWORD })).statusCode).toBe(204);
  await expect(letGo(other.id)).rejects.toMatchObject(refusal);
});
