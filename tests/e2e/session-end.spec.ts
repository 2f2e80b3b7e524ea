import type { BrowserContext, Page } from '@playwright/test';
import { pathsOf } from './every-page.ts';
import { signInAsTeacher, toast } from './generator.ts';
import { signOut } from './joining.ts';
import { expect, test } from './test.ts';
import { template } from '../support/templates.ts';

test.use({ productOf: 'ends of sessions' });

const TEACHER = 'Amara Okafor';
const CLASS = 'Zephyrine Observatory';
const TOPIC = 'Perihelion for beginners';

async function asUser(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === 'lectern_token')?.value ?? '';
  return { authorization: `Bearer ${decodeURIComponent(token)}` };
}

/** Navigates within the document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Signs in as the sample teacher, and opens every page within one document. */
async function visitEverything(page: Page): Promise<void> {
  await signInAsTeacher(page);
  const headers = await asUser(page.context());
  await page.request.post('/api/classes', {
    headers,
    data: { name: CLASS, subject: 'Science', grade: 'Grade 7', cover: 'moss' },
  });
  for (const path of pathsOf('teacher').filter((each) => !each.includes('none'))) await follow(page, path);
  await follow(page, '/teacher/classes');
  await expect(page.getByText(CLASS).first()).toBeVisible();
}

/** What the page holds in memory, of these texts. */
async function held(page: Page, texts: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const snapshot = chunks.join('');
  return texts.filter((text) => snapshot.includes(JSON.stringify(text).slice(1, -1)));
}

const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );

test('after signing out, nothing of a teacher is left for a student', async ({ page }) => {
  // It opens every page of two people, and reads the memory three times.
  test.slow();
  await visitEverything(page);
  expect(await held(page, [CLASS, TEACHER])).toEqual([CLASS, TEACHER]);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'User has bees successfully logout.')).toBeVisible();
  expect(await held(page, [CLASS, TEACHER])).toEqual([]);

  await page.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(page).toHaveURL('/students');
  for (const path of pathsOf('student').filter((each) => !each.includes('none'))) await follow(page, path);
  expect(await held(page, [CLASS])).toEqual([]);
  expect(await stored(page)).not.toContain(CLASS);
});

test('after a session has expired, only what its user has typed is left, for them', async ({
  page,
  context,
}) => {
  await visitEverything(page);
  await follow(page, template.route);
  // The form's own calls don't notice the end first.
  await page.route(/\/api\/(drafts|generations)\//, (route) => route.abort());
  await page.getByRole('textbox', { name: 'Topic' }).fill(TOPIC);
  await page.request.post('/api/logout', { headers: await asUser(context) });
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await expect(page).toHaveURL('/login?next=%2Fteacher%2Ftrash');
  await expect(toast(page, 'Please login to continue')).toBeVisible();
  expect(await held(page, [CLASS, TEACHER, TOPIC])).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try it as a teacher' }).click();
  await expect(page).toHaveURL('/teacher/trash');
  await follow(page, template.route);
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue(TOPIC);
});

test('a tab follows another one to its next user, with nothing of the last', async ({ page, context }) => {
  await visitEverything(page);
  const other = await context.newPage();
  await other.goto('/templates');
  await signOut(other);
  await expect(page).toHaveURL('/login?next=%2Fteacher%2Fclasses');
  await expect(other).toHaveURL('/login');
  expect(await held(page, [CLASS, TEACHER])).toEqual([]);
  await other.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(page).toHaveURL('/students');
  expect(await held(page, [CLASS])).toEqual([]);
});
