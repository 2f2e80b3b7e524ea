import type { Locator, Page } from '@playwright/test';
import { fillIn, openWorkspace, signInAsTeacher, write, written } from './generator.ts';
import { expect, test } from './test.ts';

// The journey creates classes in the sample school.
test.use({ productOf: 'assigning', viewport: { width: 1440, height: 900 } });

const CLASSES = ['8A', '8B', '8C', '8D'];
const TITLE = 'The willow experiment';
const SOURCE =
  'Van Helmont planted a young willow in 200 pounds of dried soil. The willow weighed 5 pounds. For five years he gave it nothing but rainwater. After five years the tree weighed 169 pounds. The soil had lost only 2 ounces. Photosynthesis is the process by which plants use light to make glucose from carbon dioxide and water. Stomata are small openings that let gases in and out of the leaf. Xylem carries water up from the roots.';

async function createClass(page: Page, name: string): Promise<void> {
  await page.goto('/teacher/classes');
  await page.getByRole('button', { name: 'New class' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill('Science');
  await dialog.getByLabel('Class', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create class' }).click();
  await expect(page.getByRole('link', { name: `${name} Science` }).first()).toBeVisible();
}

test('a generated quiz is set for all classes in few clicks', async ({ page }) => {
  await signInAsTeacher(page);
  for (const name of CLASSES) await createClass(page, name);
  await openWorkspace(page, 'Exams and quizzes');
  await fillIn(page, TITLE);
  await page.getByText('Paste a text').click();
  await page.getByLabel('Text', { exact: true }).fill(SOURCE);
  await write(page);
  await written(page);

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('toolbar', { name: 'Document' }).getByRole('button', { name: 'Assign' }));
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
  await click(page.getByText(/^All \d classes$/));
  await click(page.getByRole('button', { name: /calendar/i }).first());
  await click(page.getByRole('gridcell').getByRole('button', { disabled: false }).last());
  await click(page.getByRole('button', { name: 'Assign', exact: true }));

  await expect(page.getByText(/^Assigned in \d classes\.$/)).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: TITLE });
  for (const name of CLASSES) await expect(rows.filter({ hasText: name })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(6);
});

test('what a teacher types survives the tab, and one class can have its own date', async ({ page }) => {
  await signInAsTeacher(page);
  for (const name of ['9A', '9B']) await createClass(page, name);
  const form = '/teacher/classes/view/lesson/assignment/new';
  await page.goto(form);
  await page.getByRole('textbox', { name: 'Title' }).fill('Leaf diary');
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Draw one leaf for five days.');
  await page.getByText(/^9A Science/).click();
  await page.getByText(/^9B Science/).click();
  const stored = () => page.evaluate(() => localStorage.getItem('form:assignment:new') ?? '');
  await expect.poll(stored).toContain('five days');
  await expect.poll(stored, 'with both classes').toMatch(/"classIds":\["[\w-]+","[\w-]+"\]/);
  await page.reload();
  await expect(page.getByText('What you typed here before is back')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Leaf diary');
  await expect(page.getByRole('textbox', { name: 'Instructions' })).toContainText('five days');
  await page.getByText('Different dates for each class').click();
  await page
    .getByRole('group', { name: '9B Science' })
    .getByLabel('Due for 9B Science, day')
    .fill('20/12/2030');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Assigned in 2 classes.')).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: 'Leaf diary' });
  await expect(rows.filter({ hasText: '9B' })).toContainText('20 Dec');
  await expect(rows.filter({ hasText: '9A' })).not.toContainText('Dec');
  expect(await page.evaluate(() => localStorage.getItem('form:assignment:new'))).toBeNull();
});
