import type { Locator, Page } from '@playwright/test';
import { signInAsTeacher } from './generator.ts';
import { mailedTo } from './outbox.ts';
import { expect, test } from './test.ts';

// The journey adds a guardian to the sample school.
test.use({ productOf: 'messages', viewport: { width: 1440, height: 900 } });

const TITLE = 'Five words about leaves';
const STUDENT = 'Jonas Lindqvist';
const GUARDIAN = { name: 'Karin Lindqvist', email: 'karin@families.example' };

async function addGuardian(page: Page): Promise<void> {
  await page.goto('/teacher/students');
  await page.getByRole('link', { name: STUDENT }).click();
  await page.getByRole('button', { name: 'Add guardian' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(GUARDIAN.name);
  await dialog.getByLabel('Email').fill(GUARDIAN.email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Guardians' })).toContainText(GUARDIAN.name);
}

/** Sends what stands in the field of the open thread, and waits until it is among the messages. */
async function answer(place: Page | Locator, text: string): Promise<void> {
  await place.getByLabel('Your answer').fill(text);
  await place.getByRole('button', { name: 'Send' }).click();
  await expect(place.getByRole('list', { name: 'Messages' })).toContainText(text);
}

test('a word to those who are missing takes four clicks, and the student and a guardian answer it', async ({
  page: teacher,
  browser,
  baseURL,
  request,
}) => {
  await signInAsTeacher(teacher);
  await addGuardian(teacher);

  await teacher.goto('/teacher/assignments');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const assignment = teacher.getByRole('row').filter({ hasText: TITLE });
  await click(assignment.getByRole('link', { name: '1 missing' }));
  await expect(teacher.getByRole('table', { name: 'Missing' })).toContainText(STUDENT);
  expect(clicks, 'to see who is missing').toBeLessThanOrEqual(2);
  await click(teacher.getByRole('button', { name: 'Message all 1' }));
  const dialog = teacher.getByRole('dialog', { name: `Message to ${STUDENT}` });
  await expect(dialog.getByLabel('Subject')).toHaveValue(TITLE);
  await expect(dialog.getByLabel('Message')).toHaveValue(/I don’t have your work/);
  await click(dialog.getByText('Their guardians'));
  await click(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toBeHidden();
  expect(clicks, 'to write to them and their guardians').toBeLessThanOrEqual(4);

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const student = await context.newPage();
  await student.goto('/login');
  await student.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(student.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await student.goto('/students/messages');
  await student.getByRole('link', { name: TITLE }).click();
  await expect(student.getByRole('list', { name: 'Messages' })).toContainText('I don’t have your work');
  await answer(student, 'I had no book. May I bring it tomorrow?');

  const guardian = await context.newPage();
  await guardian.goto(await mailedTo(request, GUARDIAN.email, '/guardian/'));
  const thread = guardian.getByRole('region', { name: TITLE });
  await expect(thread.getByRole('list', { name: 'Messages' })).toContainText('I don’t have your work');
  await expect(guardian.getByText('May I bring it tomorrow?'), 'what the child wrote').toBeHidden();
  await thread.getByRole('button', { name: 'Answer' }).click();
  await answer(thread, 'He has the book now.');
  await context.close();

  await teacher.getByRole('link', { name: 'Messages' }).first().click();
  const received = teacher.getByRole('list', { name: 'Messages' });
  await expect(received.getByRole('listitem').filter({ hasText: 'May I bring it' })).toContainText('New');
  await expect(received).toContainText(`${GUARDIAN.name}, guardian of ${STUDENT}`);
  await teacher.getByText('Sent', { exact: true }).first().click();
  // What a guardian reads is not counted.
  await expect(teacher.getByRole('list', { name: 'Sent messages' })).toContainText('1 read it, 2 answered.');
});
