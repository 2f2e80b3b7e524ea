import { signInAsTeacher } from './generator.ts';
import { signOut } from './joining.ts';
import { expect, test } from './test.ts';

test.use({ settings: { SESSION_COOKIE: 'on' } });

test('with the session in an HttpOnly cookie, users sign in, reload and sign out', async ({
  page,
  context,
}) => {
  await signInAsTeacher(page);
  const session = (await context.cookies()).find(({ name }) => name === 'lectern_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain('lectern_token=');
  expect(readable).not.toContain(session?.value);

  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  // The page changes before the server has ended the session.
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toEqual(expect.not.arrayContaining(['lectern_session', 'lectern_token']));
});
