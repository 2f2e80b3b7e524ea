import type { Locator, Page } from '@playwright/test';
import { fillIn, openWorkspace, signInAsTeacher, write, written } from './generator.ts';
import { pace, test } from './model-test.ts';
import { expect } from './test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // With reduced motion, the page doesn't follow the writing.
  contextOptions: { reducedMotion: 'no-preference' },
});

test.beforeEach(async ({ page }) => {
  await signInAsTeacher(page);
  await openWorkspace(page, 'Lesson plan builder');
});

const titleOf = (page: Page, topic: string) => page.getByRole('heading', { level: 2, name: topic });

/** Waits until the page has scrolled with the writing; a title that isn't rendered yet is not in the viewport either. */
async function expectFollowed(title: Locator): Promise<void> {
  await expect(title).toBeVisible();
  await expect(title).not.toBeInViewport();
}

test('a phone follows the writing until the reader scrolls, resumes on demand and ends at the top', async ({
  page,
}) => {
  pace.tokensPerSecond = 75;
  await fillIn(page, 'The age of sail');
  await write(page);
  const title = titleOf(page, 'The age of sail');
  await expectFollowed(title);

  await page.evaluate(() => scrollTo(0, 0));
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  await expect(follow).toBeVisible();
  await expect(title).toBeInViewport();
  await follow.click();
  await expect(title).not.toBeInViewport();
  await expect(follow).toBeHidden();

  pace.tokensPerSecond = 1000;
  await written(page);
  await expect(title).toBeInViewport();
  const sheet = await page.getByRole('region', { name: 'Document' }).getByRole('article').boundingBox();
  expect(sheet?.y, 'bars above the sheet').toBeLessThanOrEqual(120);

  await page.getByRole('button', { name: /^Checks/ }).tap();
  await expect(page.getByRole('heading', { name: 'Checks', exact: true })).toBeInViewport();
});

test('after Stop on a phone, the notice and the rest are where the reader is looking', async ({ page }) => {
  pace.tokensPerSecond = 75;
  await fillIn(page, 'Glaciers');
  await write(page);
  await expectFollowed(titleOf(page, 'Glaciers'));
  await page.getByRole('button', { name: 'Stop' }).tap();
  await expect(page.getByText('You stopped the writing')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Write the rest' })).toBeInViewport({ ratio: 1 });
  await expect(titleOf(page, 'Glaciers')).not.toBeInViewport();
});
