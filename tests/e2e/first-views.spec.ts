import type { Page } from '@playwright/test';
import { addressOf } from './built-file.ts';
import { routeOf, signInAsTeacher } from './generator.ts';
import { fillSignIn, newcomer } from './joining.ts';
import { writeDocuments } from './printed-documents.ts';
import { expect, test } from './test.ts';
import { template } from '../support/templates.ts';

const TIME_ZONE = 'America/New_York';

test.use({ timezoneId: TIME_ZONE, rendering: 'on' });

/** Marks the view that the server rendered; hydration keeps its elements. */
async function markFirstViews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const view = document.querySelector('#root > *');
      if (!view || !document.querySelector('#first-view')) return;
      view.setAttribute('data-from-server', '');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The application has hydrated the server's view. */
const takenOver = (page: Page) => expect(page.locator('#first-view')).not.toBeAttached();

/** How many fonts are used only if they arrive with the first view. */
const optionalFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ display }) => display === 'optional').length);

/** Holds back the application's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  const document = await (await page.request.get('/login')).text();
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(document) ?? [];
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().endsWith(entry)) await released.promise;
    await route.continue();
  });
  return released.resolve;
}

const pages = [
  ['/', 'Good'],
  ['/templates', 'Templates'],
  ['/plans', 'Plans'],
  [template.route, template.title],
  [`${template.route}/history`, 'History'],
  ['/favourites', 'Favourites'],
  ['/teacher/accounts/usage', 'Usage'],
  ['/teacher/accounts/billing', 'Billing'],
  ['/teacher/accounts/profile', 'Profile'],
] as const;

// Differences between the two views are uncaught errors, which fail every journey.
test('pages arrive rendered, and the browser takes them over without repeating a call', async ({ page }) => {
  await signInAsTeacher(page);
  await markFirstViews(page);
  const embedded = new Set<string>();
  const repeated: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && embedded.has(`${pathname}${search}`)) repeated.push(pathname);
  });
  for (const [path, heading] of pages) {
    embedded.clear();
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    const html = (await answer?.text()) ?? '';
    expect(html).toMatch(/data-(pending-)?answer="\/api\/me"/);
    for (const [, url = ''] of html.matchAll(/data-(?:pending-)?answer="([^"]+)"/g))
      embedded.add(url.replaceAll('&amp;', '&'));
    await takenOver(page);
    await expect(page.locator('#root > [data-from-server]')).toBeAttached();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  expect(repeated).toEqual([]);
});

test('a page that a browser hydrates without a connection stays, and says so', async ({ page }) => {
  await signInAsTeacher(page);
  await markFirstViews(page);
  // Of a page opened without a connection, only what the browser has stored would come.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.goto('/templates');
  await takenOver(page);
  await expect(page.getByRole('main').getByText('You’re offline.')).toBeVisible();
  await expect(page.locator('#root > [data-from-server]')).toBeAttached();
});

test('a link loads its page when the user points at it, and back and forward load nothing', async ({
  page,
}) => {
  await signInAsTeacher(page);
  expect(await optionalFonts(page)).toBe(0);
  await page.goto('/templates');
  await takenOver(page);
  const link = page.getByRole('link', { name: 'Trash', exact: true });
  const prefetched = page.waitForResponse(addressOf('src/pages/documents/trash/index.ts'));
  await link.hover();
  await prefetched;
  expect(await optionalFonts(page)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  expect(await optionalFonts(page)).toBe(0);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  expect(documents).toEqual([]);
});

test('a page that was signed out in another tab leads to sign-in', async ({ page, context }) => {
  await signInAsTeacher(page);
  await page.goto('/templates');
  await takenOver(page);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/templates');
  await expect(other).toHaveURL('/login?next=%2Ftemplates');
});

test('without scripts, pages show their first view and what needs scripts', async ({
  page,
  browser,
  product,
}) => {
  await signInAsTeacher(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: product.url,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  // The form of a template shows its loading state if a call is slow.
  for (const [path, heading] of pages.filter(([each]) => each !== template.route)) {
    await still.goto(path);
    await expect(still.getByRole('heading', { name: heading }).first()).toBeVisible();
    expect(await still.locator('noscript').innerHTML()).toContain(
      'You can read this page without JavaScript.',
    );
  }
  await still.goto('/templates');
  await still.getByRole('link', { name: 'Trash', exact: true }).first().click();
  await expect(still).toHaveURL('/teacher/trash');
  await context.close();
});

test.describe('before the scripts have loaded', () => {
  test('a filled and submitted form waits, and is then sent', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('teacher@lectern.test');
    await page.getByLabel('Password', { exact: true }).pressSequentially('lectern-demo');
    await page.getByRole('checkbox').check({ force: true });
    await page.keyboard.press('Enter');
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL('/');
    await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
  });

  test('a clicked button waits, and then does what it says', async ({ page }) => {
    await signInAsTeacher(page);
    const release = await holdScripts(page);
    await page.goto('/templates', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('lesson');
    await page.getByRole('button', { name: /^Account of/ }).click();
    release();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('lesson');
    await expect(page.getByRole('heading', { name: 'Quiz' })).toBeHidden();
  });

  test('a part of a form waits, and then opens', async ({ page }) => {
    await signInAsTeacher(page);
    const release = await holdScripts(page);
    // The form comes with the document, unless the server was slow to answer a call.
    await expect(async () => {
      await page.goto(template.route, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Source material' }).click({ timeout: 5000 });
    }).toPass();
    release();
    await expect(page.getByText('Paste a text')).toBeVisible();
  });

  test('a chosen file waits for the area that takes it, and is then read', async ({ page }) => {
    await signInAsTeacher(page);
    const release = await holdScripts(page);
    const paper = { name: 'Ada-Lovelace.txt', mimeType: 'text/plain', buffer: Buffer.from('Ice is light.') };
    // As above.
    await expect(async () => {
      await page.goto(routeOf('Grade assignments'), { waitUntil: 'commit' });
      await page.locator('input[type=file][multiple]').setInputFiles(paper, { timeout: 5000 });
    }).toPass();
    release();
    await expect(page.getByRole('group', { name: 'Students of the files' })).toContainText(paper.name);
  });

  test('a menu waits, and opens also where its button loses the label', async ({ page, request }) => {
    const { lesson } = await writeDocuments(request);
    await signInAsTeacher(page);
    const release = await holdScripts(page);
    // As above.
    await expect(async () => {
      await page.goto(lesson.route, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Export' }).click({ timeout: 5000 });
    }).toPass();
    release();
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  });

  test('a class code in the first box is looked up', async ({ page }) => {
    const { email } = await newcomer(page.request, 'student', 'early-code@school.test');
    await page.goto('/login');
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/onboarding/add-student');
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('Character 1 of 7').focus();
    await page.keyboard.type('ZZZ');
    release();
    await expect(page.getByLabel('Character 4 of 7')).toBeFocused();
    await page.keyboard.type('ZZZZ');
    await expect(page.getByText('No class has this code.')).toBeVisible();
  });

  test('typed text stays when the browser renders the page again', async ({ page, context, product }) => {
    await signInAsTeacher(page);
    // The server renders other times than the browser.
    await context.addCookies([
      { name: 'lectern_time_zone', value: 'Pacific%2FKiritimati', url: product.url },
    ]);
    const release = await holdScripts(page);
    const bar = page.getByRole('main').getByRole('textbox').first();
    // The bar comes with the document, unless the server was slow to answer a call.
    await expect(async () => {
      await page.goto('/', { waitUntil: 'commit' });
      await expect(bar).toBeVisible({ timeout: 5000 });
    }).toPass();
    await bar.pressSequentially('Fractions');
    release();
    await takenOver(page);
    await expect(bar).toHaveValue('Fractions');
    await expect(bar).toBeFocused();
    await page.keyboard.type(' in everyday life');
    await expect(bar).toHaveValue('Fractions in everyday life');
  });
});

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Types without a pause until React has hydrated it, and a little longer. Returns the text. */
async function typeThroughout(page: Page): Promise<string> {
  let text = '';
  for (let later = 0; later < 5; text += ALPHABET[text.length % ALPHABET.length]) {
    await page.keyboard.press(ALPHABET[text.length % ALPHABET.length] ?? '');
    if ((await page.locator('#first-view').count()) === 0) later += 1;
  }
  return text;
}

test('no key is lost while the browser hydrates the page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [path, field] of [
    ['/login', page.getByLabel('Email')],
    ['/register', page.getByLabel('Last')],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await field.focus();
    await expect(field).toHaveValue(await typeThroughout(page));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await signInAsTeacher(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [path, field] of [
    ['/', page.getByRole('main').getByRole('textbox').first()],
    ['/templates', page.getByRole('searchbox')],
    [template.route, page.getByRole('textbox').first()],
    ['/teacher/accounts/profile', page.getByLabel('First name')],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await field.fill('');
    await field.focus();
    await expect(field, path).toHaveValue(await typeThroughout(page));
  }
});
