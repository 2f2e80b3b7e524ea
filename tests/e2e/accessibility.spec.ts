import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInAsTeacher } from './generator.ts';
import { expect, test } from './test.ts';

const open = ['/login', '/register', '/forgot', '/reset-password', '/no/such/page'];
const closed = [
  '/',
  '/templates',
  '/favourites',
  '/teacher/trash',
  '/about',
  '/teacher/accounts',
  '/teacher/accounts/profile',
  '/teacher/lesson-plan-builder',
  '/teacher/lesson-plan-builder/history',
  '/teacher/exam-and-quizzes',
  '/teacher/exam-and-quizzes/history',
  '/teacher/accounts/usage',
  '/teacher/accounts/billing',
];

async function barriersOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

for (const [device, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('no page has a barrier that axe knows', async ({ page }) => {
        test.slow();
        const barriers: string[] = [];
        for (const path of open) {
          await page.goto(path);
          barriers.push(...(await barriersOf(page)));
        }
        await signInAsTeacher(page);
        for (const path of closed) {
          await page.goto(path);
          barriers.push(...(await barriersOf(page)));
        }
        // A document that the sample school was given, and what surrounds it.
        await page.goto('/teacher/lesson-plan-builder/history');
        await page.getByRole('main').locator('a[href*="/edit/"]').first().click();
        barriers.push(...(await barriersOf(page)));
        expect(barriers).toEqual([]);
      });
    });
  }
}
