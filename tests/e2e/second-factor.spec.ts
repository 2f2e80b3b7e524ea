import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { fillSignIn, signOut } from './joining.ts';
import { signInAsTeacher } from './generator.ts';
import { expect, test } from './test.ts';

// The demo account gets a second factor, which other journeys would have to know of.
test.use({ productOf: 'second-factor' });

const EMAIL = 'teacher@lectern.test';
const PASSWORD = 'lectern-demo';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

/** The code of a step of 30 seconds: a code is accepted once, and the next step's is accepted, too. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Character 1 of 6' }).click();
  await page.keyboard.type(code);
}

async function confirmOwner(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: action }).click();
}

test('a sign-in is confirmed by an app, a recovery code and a passkey', async ({ page, context }) => {
  await signInAsTeacher(page);
  await page.goto('/teacher/accounts/profile');
  const part = page.getByRole('region', { name: 'Two-step verification' });
  await part.getByRole('button', { name: 'Add an authenticator app' }).click();
  await confirmOwner(page, 'Continue');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await enterCode(page, codeOf(secret, 0));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(part.getByText('10 of 10 left')).toBeVisible();

  // Chromium's virtual authenticator confirms by itself, as a fingerprint would.
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmOwner(page, 'Continue');
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(part.getByRole('heading', { name: 'My laptop' })).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await fillSignIn(page, EMAIL, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await page.goto('/templates');
  await expect(page).toHaveURL('/login?next=%2Ftemplates');
  await fillSignIn(page, EMAIL, PASSWORD);
  await enterCode(page, codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/templates');

  await signOut(page);
  await page.goto('/login');
  await fillSignIn(page, EMAIL, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(account(page)).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  await fillSignIn(page, EMAIL, PASSWORD);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(account(page)).toBeVisible();
  await page.goto('/teacher/accounts/profile');
  await expect(part.getByText('9 of 10 left')).toBeVisible();
});
