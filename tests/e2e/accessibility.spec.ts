import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathsOf } from './every-page.ts';
import { signInAsTeacher } from './generator.ts';
import { fillSignIn, newcomer, register } from './joining.ts';
import { expect, test } from './test.ts';
import { template } from '../support/templates.ts';

const payment = '/plans/payment?price=';

async function violationsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeHidden();
  // Without legacy mode, axe opens a second page for each analysis.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

async function violationsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    violations.push(...(await violationsOf(page)));
  }
  return violations;
}

/** A busy machine needs up to ten seconds for each. */
const PAGES_AT_ONCE = 12;

// Each page in one of two combinations only, because stories run axe too.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

test.describe('desktop, light', () => {
  test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

  const paths = [...pathsOf('teacher'), `${payment}teacher_plus_month`];
  for (let from = 0; from < paths.length; from += PAGES_AT_ONCE) {
    const some = paths.slice(from, from + PAGES_AT_ONCE);
    test(`axe finds no violations on ${some.length} pages of teachers, from ${some[0]}`, async ({ page }) => {
      await signInAsTeacher(page);
      expect(await violationsAt(page, some)).toEqual([]);
    });
  }

  test('axe finds no violations on a document in its workspace', async ({ page }) => {
    await signInAsTeacher(page);
    await page.goto(`${template.route}/history`);
    await page.getByRole('main').locator('a[href*="/edit/"]').first().click();
    await page.waitForURL(/\/edit\//);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('phone, dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('axe finds no violations on the pages of visitors, students and new users', async ({
    page,
    context,
  }) => {
    const violations = await violationsAt(page, [
      ...pathsOf('anyone', 'entry'),
      `${payment}teacher_pro_month`,
      '/no/such/page',
    ]);
    await page.goto('/login');
    await page.getByRole('button', { name: /as a student$/ }).click();
    await expect(page).toHaveURL('/students');
    violations.push(...(await violationsAt(page, [...pathsOf('student'), '/plans'])));

    await context.clearCookies();
    await register(page, 'axe@school.test', 'Student');
    violations.push(...(await violationsOf(page)));
    for (const [role, first] of [
      ['student', '/onboarding/add-student'],
      ['teacher', '/onboarding/FirstStep'],
    ] as const) {
      const { email } = await newcomer(page.request, role, `axe-${role}@school.test`);
      await context.clearCookies();
      await page.goto('/login');
      await fillSignIn(page, email);
      await expect(page).toHaveURL(first);
      violations.push(...(await violationsOf(page)));
    }
    expect(violations).toEqual([]);
  });
});
