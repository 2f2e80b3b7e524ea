import { readFile } from 'node:fs/promises';
import { signInAsTeacher } from './generator.ts';
import { expect, test } from './test.ts';

// The journey changes scores of the sample school.
test.use({ productOf: 'gradebook-import', viewport: { width: 1440, height: 900 } });

test('an exported gradebook is edited, imported by keyboard, and undone', async ({ page }) => {
  await signInAsTeacher(page);
  await page.goto('/teacher/gradebooks');
  const files = page.getByRole('button', { name: 'Files' });
  await files.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export everything' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  const { text, score } = withAnotherScore(exported);

  await files.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Import a file' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'gradebook.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(dialog.getByText(/^A gradebook of Lectern:/)).toBeVisible();
  const change = dialog.getByRole('table', { name: 'Changed scores' }).getByRole('row').nth(1);
  await expect(change).toContainText(score);
  await dialog.getByRole('button', { name: 'Import 1 score' }).press('Enter');
  await expect(dialog.getByText('1 score imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByText('Import undone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** Changes the first number in a column of scores: "Points possible" in the second line tells those. */
function withAnotherScore(csv: string): { text: string; score: string } {
  const lines = csv.split('\r\n');
  const place = lines[1]?.split(',').findIndex((cell) => /^\d+$/.test(cell)) ?? -1;
  const at = lines.findIndex((line, index) => index > 1 && /^[\d.]+$/.test(line.split(',')[place] ?? ''));
  const cells = lines[at]?.split(',') ?? [];
  const score = cells[place] === '1' ? '2' : '1';
  const edited = cells.map((cell, index) => (index === place ? score : cell)).join(',');
  return { text: lines.map((line, index) => (index === at ? edited : line)).join('\r\n'), score };
}
