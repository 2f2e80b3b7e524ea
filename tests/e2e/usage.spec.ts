import { readFile } from 'node:fs/promises';
import { fillIn, signInAsTeacher, write, written } from './generator.ts';
import { expect, test } from './test.ts';
import { template } from '../support/templates.ts';

test('a new document counts towards usage and appears in the exported file', async ({ page }) => {
  await signInAsTeacher(page);
  await page.goto(template.route);
  const title = 'How a compass finds north';
  await fillIn(page, title);
  await write(page);
  await written(page);
  await expect(
    page.getByRole('region', { name: 'Document' }).getByRole('heading', { name: title }),
  ).toBeVisible();

  await page.goto('/teacher/accounts/usage');
  const account = page.getByRole('navigation', { name: 'Account' });
  await expect(account.getByRole('link', { name: 'Usage' })).toHaveAttribute('aria-current', 'page');
  const rows = page.getByRole('table', { name: /documents? in/ }).getByRole('row');
  const newest = rows.nth(1);
  await expect(newest).toContainText('Today');
  await expect(newest.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Documents by template' })).toContainText(template.title);
  // A teacher's plan has no quota of credits, only of storage.
  await expect(page.getByRole('meter')).toHaveCount(1);
  await expect(page.getByRole('meter', { name: 'Your files' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^usage-\d{4}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  const [head, first] = csv.split('\r\n');
  expect(head).toBe('\uFEFF"When","Document","Template","Run"');
  expect(first).toContain(`"${title}","${template.title}","Written"`);

  await newest.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`${template.route}/edit/`));
});
