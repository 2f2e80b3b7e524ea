import { CLIENT_ID, schoolAccount, startTokenIssuer, type TokenIssuer } from '../support/token-issuer.ts';
import type { Page } from '@playwright/test';
import { expect, test as base } from './test.ts';

type Google = { issuer: TokenIssuer };

/** The product with Google sign-in set up, and a stand-in for Google that signs the tokens. */
const test = base.extend<object, Google>({
  issuer: [
    async ({ browserName: _ }, use) => {
      const issuer = await startTokenIssuer();
      await use(issuer);
      await issuer.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ issuer }, use) => {
      await use({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: issuer.jwksUrl });
    },
    { scope: 'worker' },
  ],
});

/** Replaces Google's script with one whose button returns a token with the page's nonce. */
async function playGoogle(page: Page, sign: (nonce: string) => Promise<string>) {
  await page.exposeFunction('signIdToken', sign);
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        let current;
        window.google = { accounts: { id: {
          initialize: (options) => { current = options; },
          renderButton: (place) => {
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = 'Continue with Google';
            button.onclick = async () =>
              current.callback({ credential: await window.signIdToken(current.nonce) });
            place.replaceChildren(button);
          },
        } } };`,
    }),
  );
}

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test('a new user chooses a role and agrees to the terms first, and signs in with one click later', async ({
  page,
  issuer,
  context,
}) => {
  await playGoogle(page, (nonce) => issuer.sign({ nonce, given_name: 'Ada', family_name: 'Byron' }));
  await page.goto('/login');
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Hello, Ada' });
  await expect(dialog).toContainText(String(schoolAccount.email));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['lectern_google', 'lectern_time_zone']);

  await button(page).click();
  await dialog.getByRole('radio', { name: /Student/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  const consent = dialog.getByRole('checkbox', { name: /I agree to the terms/ });
  await expect(consent).toHaveAccessibleDescription('Agree to the terms to create an account');
  await consent.check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/onboarding/add-student');

  await context.clearCookies();
  await page.goto('/login');
  await button(page).click();
  await expect(page).toHaveURL('/onboarding/add-student');
});
