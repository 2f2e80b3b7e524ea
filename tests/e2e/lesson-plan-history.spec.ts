import type { Page } from '@playwright/test';
import { fillIn, openHistory, openWorkspace, signInAsTeacher, toast, write, written } from './generator.ts';
import { expect, test } from './test.ts';

/** How far anything on the page is scrolled in the task after its next frame, in px. */
const scrolledAfterPainting = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
    return Math.max(...Array.from(document.querySelectorAll('*'), ({ scrollTop }) => scrollTop));
  });

test('a finished document survives a restart, and the trash restores or deletes one', async ({
  page,
  product,
}) => {
  await signInAsTeacher(page);
  await openWorkspace(page, 'Lesson plan builder');
  await fillIn(page, 'Tides');
  await write(page);
  await written(page);
  const article = await page.getByRole('article').innerText();

  await product.stop();
  await product.start();
  await openHistory(page, 'Lesson plan builder');
  const others = page.getByRole('listitem').filter({ hasText: 'The water cycle' });
  await expect(others).toBeVisible();
  await page.getByLabel('Find a document').fill('Tid');
  await expect(others).toBeHidden();
  const tides = page.getByRole('link', { name: 'Tides', exact: true });
  await tides.click();
  await written(page);
  expect(await page.getByRole('article').innerText()).toBe(article);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await written(page);
  expect(await scrolledAfterPainting(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await openHistory(page, 'Lesson plan builder');
  await page.getByRole('button', { name: 'Move Tides to trash' }).click();
  await expect(tides).toBeHidden();
  await toast(page, 'Moved to trash.').getByRole('button', { name: 'Undo' }).click();
  await expect(tides).toBeVisible();

  await page.getByRole('button', { name: 'Move Tides to trash' }).click();
  await expect(tides).toBeHidden();
  await page.goto('/teacher/trash');
  const trashed = page.getByRole('listitem').filter({ hasText: 'Tides' });
  await trashed.getByRole('button', { name: 'Restore' }).click();
  await expect(trashed).toHaveCount(0);
  await openHistory(page, 'Lesson plan builder');
  await expect(tides).toBeVisible();

  await page.getByRole('button', { name: 'Move Tides to trash' }).click();
  await expect(tides).toBeHidden();
  await page.goto('/teacher/trash');
  await expect(trashed).toContainText('30 days left');
  await trashed.getByRole('button', { name: 'Delete Tides for good' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await dialog.getByRole('textbox').fill('Tides');
  // The list is a step ahead of the server, which a reload must not interrupt.
  const erased = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(trashed).toHaveCount(0);
  await erased;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  await expect(trashed).toHaveCount(0);
});
