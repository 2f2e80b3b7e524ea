import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { declarations } from '../../server/generated/declarations.ts';
import { signInAsTeacher } from './generator.ts';
import { fillSignIn, newcomer, register } from './joining.ts';
import { expect, test } from './test.ts';

function pagesOfTemplates(audience: 'teacher' | 'student'): string[] {
  return declarations
    .filter((declared) => declared.audience === audience)
    .flatMap(({ route }) => [route, `${route}/history`]);
}

const ofVisitors = [
  '/login',
  '/register',
  '/forgot',
  '/reset-password',
  '/plans',
  '/plans/payment?price=teacher_pro_month',
  '/invitation/none',
  '/no/such/page',
];
const ofTeachers = [
  '/',
  '/templates',
  '/favourites',
  '/teacher/trash',
  '/about',
  '/licences',
  '/teacher/accounts',
  '/teacher/accounts/profile',
  ...pagesOfTemplates('teacher'),
  '/teacher/accounts/usage',
  '/teacher/accounts/billing',
  '/plans/payment?price=teacher_plus_month',
];
const ofStudents = [
  '/students',
  '/students/accounts',
  '/students/profile',
  '/students/accounts/usage',
  '/students/accounts/billing',
  ...pagesOfTemplates('student'),
  '/plans',
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

async function barriersAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const barriers: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    barriers.push(...(await barriersOf(page)));
  }
  return barriers;
}

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('no page of visitors and teachers has a barrier that axe knows', async ({ page }) => {
        test.slow();
        const barriers = await barriersAt(page, ofVisitors);
        await signInAsTeacher(page);
        barriers.push(...(await barriersAt(page, ofTeachers)));
        // A document that the sample school was given, and what surrounds it.
        await page.goto('/teacher/lesson-plan-builder/history');
        await page.getByRole('main').locator('a[href*="/edit/"]').first().click();
        barriers.push(...(await barriersOf(page)));
        expect(barriers).toEqual([]);
      });

      test('no page of students and newcomers has one', async ({ page, context }) => {
        test.slow();
        await page.goto('/login');
        await page.getByRole('button', { name: 'Try it as a student' }).click();
        await expect(page).toHaveURL('/students');
        const barriers = await barriersAt(page, ofStudents);

        await context.clearCookies();
        await register(page, `axe-${device}-${colorScheme}@school.test`, 'Student');
        barriers.push(...(await barriersOf(page)));
        for (const [role, first] of [
          ['student', '/onboarding/add-student'],
          ['teacher', '/onboarding/FirstStep'],
        ] as const) {
          const { email } = await newcomer(
            page.request,
            role,
            `axe-${role}-${device}-${colorScheme}@school.test`,
          );
          await context.clearCookies();
          await page.goto('/login');
          await fillSignIn(page, email);
          await expect(page).toHaveURL(first);
          barriers.push(...(await barriersOf(page)));
        }
        expect(barriers).toEqual([]);
      });
    });
  }
}
