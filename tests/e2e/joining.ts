import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { mailedTo } from './outbox.ts';
import { expect } from './test.ts';

export const PASSWORD = 'correct horse battery';

type Role = 'teacher' | 'student';
type Newcomer = { email: string; token: string };

const settings = z.object({ terms: z.object({ version: z.string() }) });
const authenticated = z.object({ data: z.object({ token: z.string() }) });
const completed = z.object({
  data: z.object({
    class: z.object({ code: z.string(), roster: z.array(z.object({ invitation_id: z.string() })) }),
  }),
});

/** Creates an account on the register page, which sends the email with the link. */
export async function register(page: Page, email: string, role: 'Teacher' | 'Student'): Promise<void> {
  await page.goto('/register');
  await page.getByRole('radio', { name: role }).check({ force: true });
  await fillRegister(page, email);
}

/** Fills in the register page except for the role, and submits it. */
export async function fillRegister(page: Page, email: string): Promise<void> {
  await page.getByLabel('First').fill('Ada');
  await page.getByLabel('Last').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** Fills in and submits the open sign-in page. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs out by the account menu. Retries, because a busy page may miss the hovered entry. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  const entry = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(async () => {
    await entry.hover();
    await expect(entry).toHaveAttribute('data-highlighted', '', { timeout: 1000 });
  }).toPass();
  await entry.click();
  await page.waitForURL(/\/login/);
}

/** A registered, verified account that has not been onboarded. */
export async function newcomer(request: APIRequestContext, role: Role, email: string): Promise<Newcomer> {
  const names = role === 'teacher' ? ['Amara', 'Okafor'] : ['Thandi', 'Mokoena'];
  const { terms } = settings.parse(await (await request.get('/api/settings')).json());
  const person = { first_name: names[0], last_name: names[1], email, password: PASSWORD, role };
  const answer = await request.post('/api/register', {
    data: { ...person, terms_version: terms.version },
  });
  expect(answer.status()).toBe(201);
  await openMailedLink(request, email);
  const signedIn = await request.post('/api/login', { data: { email, password: PASSWORD } });
  return { email, token: authenticated.parse(await signedIn.json()).data.token };
}

/** Verifies an address, like the link in the email. */
async function openMailedLink(request: APIRequestContext, email: string): Promise<void> {
  const { pathname, search } = new URL(await mailedTo(request, email, '/verify-email/'));
  expect((await request.get(`/api${pathname}${search}`)).status()).toBe(200);
}

/** Completes the onboarding of a teacher, with this first class or without one. */
export async function settleTeacher(request: APIRequestContext, email: string, firstClass: object | null) {
  const { token } = await newcomer(request, 'teacher', email);
  const headers = { authorization: `Bearer ${token}` };
  const school = { name: 'Harborview School', school_year: '2026', unit: null, section: null };
  await request.patch('/api/onboarding', {
    headers,
    data: { step: 'class', school, grades: [7], subjects: ['Science'] },
  });
  const answer = await request.post('/api/onboarding/complete', { headers, data: { class: firstClass } });
  expect(answer.ok()).toBe(true);
  return { headers, answer };
}

/** Creates a teacher's class, as onboarding does. */
export async function classOf(request: APIRequestContext, email: string, invited: string[] = []) {
  const { headers, answer } = await settleTeacher(request, email, {
    name: '7B',
    subject: 'Science',
    grade: 'Grade 7',
    cover: 'moss',
    roster: invited.map((address) => ({ email: address, name: null })),
  });
  const made = completed.parse(await answer.json()).data.class;
  return { headers, code: made.code, invitationIds: made.roster.map(({ invitation_id }) => invitation_id) };
}

export async function chooseBirthDate(page: Page, year: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Day' }).selectOption('9');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('May');
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year));
}
