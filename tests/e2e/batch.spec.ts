import { gradedPaper } from '../../server/documents/batches/testing.ts';
import { openHistory, openWorkspace, signInAsTeacher } from './generator.ts';
import { pace, test } from './model-test.ts';
import { expect } from './test.ts';

const TEMPLATE = 'Grade assignments';
const students = ['Ada Lovelace', 'Emil Berg', 'Noor Bakker', 'Ivo Santos', 'Lina Fischer'];

test.afterAll(() => {
  delete pace.write;
  delete pace.tokensPerSecond;
});

test('papers in files are graded as a batch: paused, resumed, one failure tried again, exported', async ({
  page,
  model,
}) => {
  pace.write = () => gradedPaper;
  await signInAsTeacher(page);
  await openWorkspace(page, TEMPLATE);
  await page.getByLabel('Task', { exact: true }).fill('Why does ice float?');
  await page.getByLabel('Grade', { exact: true }).selectOption('Grade 5');
  await page.getByLabel('Subject', { exact: true }).selectOption('Science');
  await page.getByRole('textbox', { name: /^Answer key/ }).fill('It is less dense than water.');
  await page.locator('input[type=file][multiple]').setInputFiles(
    students.map((name) => ({
      name: `${name.replace(' ', '-')}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${name} writes that ice is lighter than the water around it.`),
    })),
  );

  // Slow enough to pause before the last ones begin.
  pace.tokensPerSecond = 25;
  model.fail({ kind: 'refusal' });
  await page.getByRole('button', { name: 'Write 5 documents' }).click();
  await page.waitForURL(/\/teacher\/batches\/[0-9a-f-]{36}$/);
  const batch = page.url();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Documents written' })).toBeVisible();

  pace.tokensPerSecond = undefined;
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('4 of 5 written, 1 failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('5 of 5 written')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Class summary', exact: true })).toBeVisible();
  await expect(page.getByText('On average 40% of the points.')).toBeVisible();

  await page.getByRole('button', { name: 'Export all' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Scores for a spreadsheet/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await openHistory(page, TEMPLATE);
  const row = page.getByRole('listitem').filter({ hasText: '5 of 5 written' });
  await expect(row).toHaveCount(1);
  await expect(page.getByText('No other documents')).toBeVisible();
  await row.getByRole('link').click();
  await page.waitForURL(batch);
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('compare its density');
});
