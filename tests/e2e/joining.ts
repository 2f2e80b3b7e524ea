import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './test.ts';

export const PASSWORD = 'correct horse battery';

type Role = 'teacher' | 'student';
type Newcomer = { email: string; token: string };

const authenticated = z.object({ data: z.object({ token: z.string() }) });
const completed = z.object({
  data: z.object({
    class: z.object({ code: z.string(), roster: z.array(z.object({ invitation_id: z.string() })) }),
  }),
});

/** The link of this kind that was mailed to this address. */
export async function mailedTo(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await request.get('/outbox')).text();
    const mails = outbox.split('<article>').filter((mail) => mail.includes(`To ${email},`));
    link = mails
      .map((mail) => new RegExp(`href="(https?://[^"\\s<]+${path}[^"\\s<]+)"`).exec(mail)?.[1])
      .find((found) => found !== undefined);
    expect(link).toBeDefined();
  }).toPass();
  return (link ?? '').replaceAll('&amp;', '&');
}

/** A registered, verified account that has not been onboarded. */
export async function newcomer(request: APIRequestContext, role: Role, email: string): Promise<Newcomer> {
  const names = role === 'teacher' ? ['Amara', 'Okafor'] : ['Thandi', 'Mokoena'];
  const answer = await request.post('/api/register', {
    data: { first_name: names[0], last_name: names[1], email, password: PASSWORD, role },
  });
  expect(answer.status()).toBe(201);
  const { pathname, search } = new URL(await mailedTo(request, email, '/verify-email/'));
  expect((await request.get(`/api${pathname}${search}`)).status()).toBe(200);
  const signedIn = await request.post('/api/login', { data: { email, password: PASSWORD } });
  return { email, token: authenticated.parse(await signedIn.json()).data.token };
}

/** A teacher's class, made as onboarding makes it. */
export async function classOf(request: APIRequestContext, email: string, roster: string[] = []) {
  const { token } = await newcomer(request, 'teacher', email);
  const headers = { authorization: `Bearer ${token}` };
  const school = { name: 'Harborview School', school_year: '2026', unit: null, section: null };
  await request.patch('/api/onboarding', {
    headers,
    data: { step: 'class', school, grades: [7], subjects: ['Science'] },
  });
  const answer = await request.post('/api/onboarding/complete', {
    headers,
    data: {
      class: {
        name: '7B',
        subject: 'Science',
        grade: 'Grade 7',
        cover: 'moss',
        roster: roster.map((invited) => ({ email: invited, name: null })),
      },
    },
  });
  const made = completed.parse(await answer.json()).data.class;
  return { headers, code: made.code, invitationIds: made.roster.map(({ invitation_id }) => invitation_id) };
}

/** Fills in the sign-in page that is open. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function chooseBirthDate(page: Page, year: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Day' }).selectOption('9');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('May');
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year));
}
