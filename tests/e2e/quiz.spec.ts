import type { Page } from '@playwright/test';
import { fillIn, openHistory, openWorkspace, section, signInAsTeacher, write, written } from './generator.ts';
import { expect, test } from './test.ts';

const SOURCE =
  `In the 1600s Jan Baptist van Helmont dried 200 pounds of soil in an oven, put it in a pot, and planted a young
willow. The willow weighed 5 pounds. For five years he gave it nothing but rainwater. After five years the tree weighed 169
pounds. The soil had lost only 2 ounces. Van Helmont decided that the tree was made of water. Photosynthesis is the process by
which plants use light to make glucose from carbon dioxide and water. Chloroplasts are the parts of a plant cell that capture
light. Stomata are small openings that let gases in and out of the leaf. Xylem carries water up from the roots. Phloem carries
sugar to the rest of the plant.`.replaceAll('\n', ' ');

/** The text of the answer key, without headings. */
const answers = (page: Page) => section(page, 'Answer key').getByRole('row').getByRole('cell');

test.beforeEach(async ({ page }) => {
  await signInAsTeacher(page);
  await openWorkspace(page, 'Exams and quizzes');
  await fillIn(page, 'The willow experiment');
});

test('a quiz from a pasted source has a key for the teacher and none for the student', async ({ page }) => {
  await page.getByText('Paste a text').click();
  await page.getByLabel('Text', { exact: true }).fill(SOURCE);
  await page.getByRole('button', { name: 'The paper' }).click();
  await page.getByLabel('Versions').fill('2');
  await write(page);
  await written(page);
  const paper = page.getByRole('article');
  await expect(answers(page).first()).toBeVisible();
  await expect(paper.getByText('Right.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Version A' }).click();
  await page.getByRole('menuitem', { name: 'Version B' }).click();
  await expect(paper.getByText('Version B, Put together without AI')).toBeVisible();

  await page.getByText('Student', { exact: true }).click();
  await expect(section(page, 'Answer key')).toBeHidden();
  await expect(paper.getByText('Right.')).toHaveCount(0);
});

test('a quiz from an uploaded file is checked, and code fixes an open check', async ({ page }) => {
  await page.getByText('Upload files').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'willow.txt', mimeType: 'text/plain', buffer: Buffer.from(SOURCE) });
  await expect(page.getByText(/^willow\.txt: [\d,]+ characters read$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^willow\.txt: [\d,]+ characters read$/)).toBeVisible();
  await write(page);
  await written(page);
  await expect(answers(page).first()).toBeVisible();

  const instructions = section(page, 'Instructions');
  await instructions.getByRole('textbox').first().fill('Answer all 99 questions.');
  await page.keyboard.press('Control+Enter');
  const note = instructions.getByRole('group', { name: 'Check: Instructions fit the paper' });
  await expect(note).toBeVisible();
  await openHistory(page, 'Exams and quizzes');
  await page.getByRole('switch', { name: 'Only with open checks' }).check();
  const unresolved = page.getByRole('listitem').filter({ hasText: /checks? open/ });
  await unresolved.first().getByRole('link', { name: 'The willow experiment' }).click();
  await note.getByRole('button', { name: 'Fix it' }).click();
  await expect(note).toBeHidden();
  await expect(instructions).toContainText(/Answer all \d{1,2} questions\./);
  await expect(instructions).not.toContainText('99');
});
