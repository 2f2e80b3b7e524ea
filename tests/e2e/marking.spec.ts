import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../server/accounts/users/tables.ts';
import { type Database, openConnection } from '../../server/platform/database/client.ts';
import { enrol } from '../../server/school/classes/classes/seats.ts';
import { createClass } from '../../server/school/classes/classes/classes.ts';
import { marks } from '../../server/school/marking/marking/tables.ts';
import { createAssignment } from '../../server/school/work/assignments/assignments.ts';
import { saveDraft } from '../../server/school/work/submissions/drafts.ts';
import { handIn } from '../../server/school/work/submissions/hand-in.ts';
import { submissions } from '../../server/school/work/submissions/tables.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from './test.ts';

// The journeys stop and kill the server.
test.use({ productOf: 'marking' });

const PAPERS = 32;
const SEQUENCE = ['4', '3', '2', '1'] as const;

/** Opens the data of the stopped product. */
async function withDatabase<Result>(
  product: Product,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  await product.stop();
  const connection = await openConnection({ databaseUrl: undefined, dataDir: product.dataFolder });
  try {
    return await use(connection.db);
  } finally {
    await connection.close();
    await product.start();
  }
}

/** A class of the sample teacher in which every student has handed in an essay; returns the assignment's id. */
async function addEssays(db: Database, title: string, count: number): Promise<string> {
  const [teacher] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'teacher@lectern.test'));
  if (!teacher) throw new Error('The sample school has a teacher.');
  const face = { name: title, subject: 'Science', grade: 'Grade 8', cover: 'moss' } as const;
  const { id: classId } = await createClass(db, teacher.id, face);
  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    firstName: 'Student',
    lastName: `Number ${index + 1}`,
    email: `${randomUUID()}@students.example`,
    role: 'student' as const,
    emailVerifiedAt: new Date(),
    onboardingCompleted: true,
  }));
  await db.insert(users).values(people);
  const joinedAt = new Date(Date.now() - 24 * 3600 * 1000);
  for (const { id } of people) await db.transaction((tx) => enrol(tx, classId, id, joinedAt));
  const level = (points: number) => ({ label: `Level ${points}`, points, description: '' });
  const criteria = ['Claim', 'Evidence', 'Reasoning', 'Language'].map((name) => ({
    id: name.toLowerCase(),
    name,
    levels: [level(4), level(3), level(2), level(1)],
  }));
  const assignmentId = await createAssignment(db, teacher.id, {
    classId,
    timeZone: 'Europe/London',
    content: {
      title,
      instructions: 'Which antacid works fastest?',
      points: 16,
      category: 'Homework',
      kinds: ['text'],
      due_at: new Date(Date.now() + 24 * 3600 * 1000).toISOString(),
      cut_off_at: null,
      attempts: null,
      ai_policy: 'hints',
      late_policy: null,
      missing_percent: null,
      rubric: { criteria },
      student_ids: null,
      group_ids: [],
      exceptions: [],
      group_exceptions: [],
      file_ids: [],
      publish_at: joinedAt.toISOString(),
      hide_names: false,
      quiz: null,
    },
  });
  for (const { id, lastName } of people) {
    const text = `The crushed tablet works fastest. ${lastName}`;
    const { revision } = await saveDraft(db, id, assignmentId, { revision: 0, text, link: '' });
    await handIn(db, id, assignmentId, { revision, key: randomUUID() });
  }
  return assignmentId;
}

async function openAssignment(page: Page, id: string): Promise<void> {
  await page.goto(`/teacher/assignments/details?id=${id}`);
  if (await page.getByRole('button', { name: 'Try it as a teacher' }).isVisible()) {
    await page.getByRole('button', { name: 'Try it as a teacher' }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.goto(`/teacher/assignments/details?id=${id}`);
  }
  await expect(page.getByRole('link', { name: 'Start marking' })).toBeVisible();
}

/** Goes to the first paper to mark, and waits until the page follows its keys. */
async function startMarking(page: Page, id: string): Promise<void> {
  await openAssignment(page, id);
  await page.getByRole('link', { name: 'Start marking' }).click();
  const comment = page.getByLabel('Overall, in your words');
  await expect(async () => {
    // A second C would be typed into the comment.
    if (!(await comment.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('c');
    await expect(comment).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
}

const showsPaper = (page: Page, number: number) =>
  expect(page.getByText(`${number} of ${PAPERS}, handed in on time`, { exact: false })).toBeVisible();
const showsBlanks = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();

/** Gives the criteria from the first blank one on, and goes to the next paper. */
async function markRest(page: Page, from = 0): Promise<void> {
  for (const digit of SEQUENCE.slice(from)) await page.keyboard.press(digit);
  await expect(page.getByText(/score.? blank/)).toBeHidden();
  await page.keyboard.press('Control+Enter');
}

test('32 papers are marked by keyboard, through a closed tab and a killed server, and each score is stored once', async ({
  page: first,
  context,
  product,
}) => {
  test.setTimeout(240_000);
  const id = await withDatabase(product, (db) => addEssays(db, 'Antacid essay', PAPERS));
  await startMarking(first, id);
  for (let paper = 1; paper <= 10; paper += 1) {
    await showsPaper(first, paper);
    await markRest(first);
  }
  // The tab is closed in the middle of the eleventh, before anything of it has left the browser.
  await showsPaper(first, 11);
  await first.route('**/api/submissions/*/mark', (route) => route.abort());
  await first.keyboard.press('4');
  await showsBlanks(first, '3 scores blank');
  await first.keyboard.press('c');
  await expect(first.getByLabel('Overall, in your words')).toBeFocused();
  await first.keyboard.type('Just typed.');
  await first.keyboard.press('Escape');
  await first.close();

  const second = await context.newPage();
  await startMarking(second, id);
  await showsPaper(second, 11);
  await expect(second.getByLabel('Overall, in your words')).toHaveValue('Just typed.');
  await showsBlanks(second, '3 scores blank');
  await markRest(second, 1);
  for (let paper = 12; paper <= 20; paper += 1) {
    await showsPaper(second, paper);
    await markRest(second);
  }
  // The server is killed in the middle of the twenty-first, and the tab closed before it is back.
  await showsPaper(second, 21);
  await second.keyboard.press('4');
  await showsBlanks(second, '3 scores blank');
  await product.kill();
  await second.keyboard.press('3');
  await expect(second.getByText('Kept in this browser until the server answers.')).toBeVisible();
  await second.close();
  await product.start();

  const third = await context.newPage();
  await startMarking(third, id);
  await showsPaper(third, 21);
  await showsBlanks(third, '2 scores blank');
  await markRest(third, 2);
  for (let paper = 22; paper <= PAPERS; paper += 1) {
    await showsPaper(third, paper);
    await markRest(third);
  }
  await expect(third.getByRole('button', { name: `Return ${PAPERS}` })).toBeVisible();

  const stored = await withDatabase(product, (db) =>
    db
      .select({ state: marks.state, points: marks.points, scores: marks.scores, comment: marks.comment })
      .from(marks)
      .innerJoin(submissions, eq(submissions.id, marks.submissionId))
      .where(eq(submissions.assignmentId, id)),
  );
  expect(stored).toHaveLength(PAPERS);
  const scores = ['claim', 'evidence', 'reasoning', 'language'].map((criterion_id, index) => ({
    criterion_id,
    points: Number(SEQUENCE[index]),
  }));
  for (const mark of stored) expect(mark).toMatchObject({ state: 'marked', points: 10, scores });
  expect(stored.map(({ comment }) => comment).filter(Boolean)).toEqual(['Just typed.']);
});

test('five essays take five clicks each, and returning all takes two', async ({ page, product }) => {
  const id = await withDatabase(product, (db) => addEssays(db, 'Five essays', 5));
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript('addEventListener("click", (event) => event.isTrusted && countClick(), true)');
  await openAssignment(page, id);
  await page.getByRole('link', { name: 'Start marking' }).click();
  clicks = 0;
  for (let paper = 1; paper <= 5; paper += 1) {
    await expect(page.getByText(`${paper} of 5, handed in on time`, { exact: false })).toBeVisible();
    for (const criterion of ['Claim', 'Evidence', 'Reasoning', 'Language']) {
      await page
        .getByRole('group', { name: criterion })
        .getByRole('button', { name: /Level 3/ })
        .click();
    }
    await page.getByRole('button', { name: /^Save and (next|finish)$/ }).click();
  }
  await expect(page.getByRole('button', { name: 'Return 5' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(25);
  clicks = 0;
  await page.getByRole('button', { name: 'Return 5' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return now' }).click();
  await expect(page.getByText('5 marks returned.')).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(2);
});
