import type { Page } from '@playwright/test';
import { z } from 'zod';
import { signOut } from './joining.ts';
import { expect, test } from './test.ts';

test.use({ productOf: 'offline', rendering: 'on' });

const FIRST = 'Leaves lose their green in autumn.';
const SECOND = ' The yellow was there all along.';
const LAST = ' It is called carotene.';

const assignments = z.object({
  items: z.array(z.object({ id: z.string(), class: z.object({ id: z.string() }) })),
});
const work = z.object({
  title: z.string(),
  quiz: z.unknown(),
  can_hand_in: z.boolean(),
  draft: z.object({ text: z.string(), revision: z.number() }),
});

async function signInAsStudent(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(page).toHaveURL('/students');
}

async function tokenOf(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'lectern_token')?.value ?? '';
  return { authorization: `Bearer ${decodeURIComponent(token)}` };
}

async function readWork(page: Page, id: string) {
  const answer = await page.request.get(`/api/student/assignments/${id}`, { headers: await tokenOf(page) });
  return work.parse(await answer.json());
}

/** An assignment that takes text. */
async function openAssignment(page: Page) {
  const answer = await page.request.get('/api/student/assignments', { headers: await tokenOf(page) });
  for (const { id, class: face } of assignments.parse(await answer.json()).items) {
    const { title, quiz, can_hand_in: isOpen } = await readWork(page, id);
    if (isOpen && !quiz)
      return { id, title, path: `/students/classes/details/submit-assignment/${face.id}-${id}` };
  }
  throw new Error('The sample school has no open assignment.');
}

/** The text of everything in Cache Storage, by address. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return requests.map(({ url }) => new URL(url).pathname);
      }),
    );
    return found.flat();
  });

/** Opens a page within the document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}

test('a student reloads their work offline, types on, and signs out', async ({ page, context }) => {
  await signInAsStudent(page);
  const { id, title, path } = await openAssignment(page);
  await follow(page, path);
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.fill(FIRST);
  await expect.poll(async () => (await readWork(page, id)).draft.text).toBe(FIRST);
  await expect.poll(() => stored(page)).toContain(path);
  const { revision } = (await readWork(page, id)).draft;

  await context.setOffline(true);
  await text.fill(FIRST + SECOND);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(SECOND);
  await page.reload();
  await expect(page.getByText(/This page is from .*Keep writing/)).toBeVisible();
  await expect(text).toHaveValue(FIRST + SECOND);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await text.fill(FIRST + SECOND + LAST);

  await page.getByRole('link', { name: 'Classes', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.locator(`a[href="${path}"]`).click();
  await expect(text).toHaveValue(FIRST + SECOND + LAST);

  await context.setOffline(false);
  await expect
    .poll(async () => (await readWork(page, id)).draft)
    .toMatchObject({
      text: FIRST + SECOND + LAST,
      revision: revision + 1,
    });
  await page.getByRole('button', { name: 'Load the newest' }).click();
  await expect(page.getByText('This page is from')).toBeHidden();
  await expect(text).toHaveValue(FIRST + SECOND + LAST);

  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).toEqual([]);
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
    drafts: Object.keys(localStorage).filter((name) => name.startsWith('form:')),
  }));
  expect(left).toEqual({ caches: [], workers: 0, databases: 0, drafts: [] });
});

test('a session that the server has ended leaves no page behind', async ({ page }) => {
  await signInAsStudent(page);
  await page.getByRole('link', { name: 'Assignments', exact: true }).first().click();
  await expect.poll(() => stored(page)).toContain('/students/assignments');
  await page.request.post('/api/logout', { headers: await tokenOf(page) });
  await page.goto('/students/assignments', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
});
