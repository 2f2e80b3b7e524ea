import { openHistory, signInAsTeacher, written } from './generator.ts';
import { expect, test } from './test.ts';

test('the whole document prints without the rest of the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signInAsTeacher(page);
  await openHistory(page, 'Exams and quizzes');
  await page.getByRole('link', { name: 'The willow quiz' }).click();
  await written(page);
  await page.getByText('Student copy').click();
  const around = [
    page.getByRole('button', { name: 'Export' }),
    page.getByRole('button', { name: 'Write another' }),
    page.getByRole('complementary', { name: 'About this document' }),
  ];
  for (const part of around) await expect(part).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  for (const part of around) await expect(part).toBeHidden();
  const sheet = await page.getByRole('article').boundingBox();
  const paper = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(sheet?.height).toBeGreaterThan(1200);
  expect(paper).toBeGreaterThanOrEqual(Math.floor(sheet?.height ?? 0));
});
