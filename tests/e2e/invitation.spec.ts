import { chooseBirthDate, classOf, fillRegister, fillSignIn, newcomer, PASSWORD } from './joining.ts';
import { mailedTo } from './outbox.ts';
import { expect, test } from './test.ts';

test('an invited student registers, is in the class, and finds it on another device', async ({
  page,
  browser,
}) => {
  const email = 'visitor@school.test';
  await classOf(page.request, 'visitor-teacher@school.test', [email]);
  const link = await mailedTo(page.request, email, '/invitation/');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Amara Okafor invites you to 7B Science' })).toBeVisible();
  await expect(page.getByText('Harborview School. You’ll be the first student.')).toBeVisible();

  await page.getByRole('link', { name: 'Join the class' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'Teacher' })).toHaveCount(0);
  await page.getByLabel('First').fill('Thandi');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await chooseBirthDate(page, new Date().getFullYear() - 9);
  await page.getByRole('checkbox', { name: /I’ve read this/ }).check();
  await page.getByRole('button', { name: 'Join 7B Science' }).click();
  await expect(page).toHaveURL(/\/students\/classes\/view\//);
  await expect(page.getByRole('heading', { name: /7B/, level: 1 })).toBeVisible();

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible();
  await phone.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(phone, email);
  await expect(phone).toHaveURL('/students');
  await elsewhere.close();
});

test('a link that is opened on another device continues to the class', async ({ page, browser }) => {
  const email = 'two-devices@school.test';
  const { code } = await classOf(page.request, 'two-devices-teacher@school.test');
  await page.goto(`/onboarding/add-student?code=${code}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('radio', { name: 'Student' }).check({ force: true });
  await fillRegister(page, email);

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(await mailedTo(page.request, email, '/verify-email/'));
  await phone.getByRole('link', { name: 'Continue to Lectern' }).click();
  await fillSignIn(phone, email);
  await chooseBirthDate(phone, new Date().getFullYear() - 14);
  await phone.getByRole('checkbox', { name: /I’ve read this/ }).check();
  await phone.getByRole('button', { name: 'Join 7B Science' }).click();
  await expect(phone).toHaveURL(/\/students\/classes\/view\//);
  await elsewhere.close();
});

test('an invited co-teacher registers and teaches the class without a plan', async ({ page }) => {
  const email = 'colleague@school.test';
  const owner = { email: 'teacher@lectern.test', password: 'lectern-demo' };
  const { token } = (await (await page.request.post('/api/login', { data: owner })).json()).data;
  const headers = { authorization: `Bearer ${token}` };
  const [{ id }] = (await (await page.request.get('/api/classes', { headers })).json()).items;
  await page.request.post(`/api/classes/${id}/teachers/invitations`, { headers, data: { email } });
  await page.context().clearCookies();
  await page.goto(await mailedTo(page.request, email, '/invitation/'));
  await page.getByRole('link', { name: 'Teach the class' }).click();
  await page.getByLabel('First').fill('Robin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('School', { exact: true })).toHaveValue(/\w/);
  await page.getByRole('button', { name: 'Next, what you teach' }).click();
  await page.getByLabel('Grade 7').check({ force: true });
  await page.getByLabel('Science', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Next, your first class' }).click();
  await expect(page.getByText(/Their plan covers you in this class/)).toBeVisible();
  await page.getByRole('button', { name: 'Teach the class' }).click();
  await expect(page).toHaveURL(`/teacher/classes/view/${id}`);
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
  await expect(page).toHaveURL(/\/students\/classes\/view\//);
  await expect(page.getByRole('status').filter({ hasText: 'You are in 7B Science.' })).toBeVisible();
});
