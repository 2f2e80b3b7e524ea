import { chooseBirthDate, classOf, fillRegister, fillSignIn, newcomer, openMailedLink } from './joining.ts';
import { mailedTo } from './outbox.ts';
import { expect, test } from './test.ts';

test('an invited visitor sees the class, registers, and joins', async ({ page }) => {
  await classOf(page.request, 'visitor-teacher@school.test', ['visitor@school.test']);
  const link = await mailedTo(page.request, 'visitor@school.test', '/invitation/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Amara Okafor invites you to 7B Science' })).toBeVisible();
  await expect(page.getByText('Harborview School. You’ll be the first student.')).toBeVisible();

  await page.getByRole('link', { name: 'Join the class' }).click();
  await page.getByRole('radio', { name: 'Student' }).check({ force: true });
  await fillRegister(page, 'visitor@school.test');
  await openMailedLink(page.request, 'visitor@school.test');
  await page.getByRole('button', { name: 'I’ve opened the link' }).click();

  await expect(page).toHaveURL(new URL(link).pathname + new URL(link).search);
  await page.getByRole('link', { name: 'Join the class' }).click();
  await chooseBirthDate(page, new Date().getFullYear() - 14);
  await page.getByRole('checkbox', { name: /I’ve read this/ }).check();
  await page.getByRole('button', { name: 'Join 7B Science' }).click();
  await expect(page).toHaveURL('/students');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible();
});

test('a signed-in student joins another class at once; a different user has to sign in first', async ({
  page,
}) => {
  await classOf(page.request, 'second-teacher@school.test', ['student@lectern.test']);
  const link = await mailedTo(page.request, 'student@lectern.test', '/invitation/');
  await newcomer(page.request, 'student', 'other@school.test');
  await page.goto('/login');
  await fillSignIn(page, 'other@school.test');
  await expect(page).toHaveURL('/onboarding/add-student');

  await page.goto(link);
  await expect(page.getByText('This invitation is for student@lectern.test.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByRole('button', { name: 'Try it as a student' }).click();
  await page.getByRole('button', { name: 'Join the class' }).click();
  await expect(page).toHaveURL('/students');
  await expect(page.getByRole('status').filter({ hasText: 'You are in 7B Science.' })).toBeVisible();
});
