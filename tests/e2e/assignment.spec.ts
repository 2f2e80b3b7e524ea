import type { Page } from '@playwright/test';
import { signInAsTeacher } from './generator.ts';
import { expect, test } from './test.ts';

const TITLE = 'Why leaves change colour';

async function signInAsStudent(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

async function handIn(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your text').fill(text);
  await expect(page.getByText(/Saved .*\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/^Handed in /).first()).toBeVisible();
}

test('a teacher assigns, a student hands in, reads the feedback and revises', async ({
  page: teacher,
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  const student = await phone.newPage();
  await signInAsTeacher(teacher);
  await teacher.goto('/teacher/assignments');
  await teacher.getByRole('link', { name: 'New assignment' }).first().click();
  await teacher.getByLabel('Class', { exact: true }).selectOption({ label: '7B Science' });
  await teacher.getByLabel('Title', { exact: true }).fill(TITLE);
  await teacher.getByLabel('Instructions').fill('Explain it in three sentences.');
  await teacher.getByLabel('Points', { exact: true }).fill('10');
  await teacher.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(teacher.getByRole('heading', { name: TITLE })).toBeVisible();

  await signInAsStudent(student);
  await student.goto('/students/assignments');
  await student.getByRole('link', { name: TITLE }).click();
  await student.getByRole('link', { name: 'Start' }).click();
  await handIn(student, 'Leaves lose their green in autumn. The yellow was there all along.');

  await teacher.reload();
  await teacher.getByRole('link', { name: 'Mark', exact: true }).click();
  await teacher.getByLabel('Points out of 10').fill('7');
  await teacher.getByLabel('Overall, in your words').fill('What is the green called?');
  await teacher.getByRole('button', { name: 'Save mark' }).click();
  await student.reload();
  await expect(student.getByText('What is the green called?')).toBeHidden();
  await teacher.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(teacher.getByRole('button', { name: 'Take it back' })).toBeVisible();

  await student.reload();
  await expect(student.getByText('7 of 10')).toBeVisible();
  await expect(student.getByText('What is the green called?')).toBeVisible();
  await student.getByRole('link', { name: 'Revise' }).click();
  await handIn(student, 'Leaves lose their chlorophyll in autumn. The yellow was there all along.');
  await expect(student.getByRole('heading', { name: 'Attempt 2' })).toBeVisible();
  await phone.close();
});
