import { fillIn, openWorkspace, pick, section, signInAsTeacher, toast, write, written } from './generator.ts';
import { pace, test } from './model-test.ts';
import { expect } from './test.ts';

// With reduced motion, the page doesn't follow the writing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  pace.tokensPerSecond = 300;
  await signInAsTeacher(page);
  await openWorkspace(page, 'Lesson plan builder');
});

test('a model’s plan survives a reload and a lost connection, and can be edited and rewritten', async ({
  page,
  context,
  model,
}) => {
  // Slow enough to be unfinished when the page has reloaded.
  pace.tokensPerSecond = 100;
  await fillIn(page, 'Coral reefs');
  await write(page);
  await expect(section(page, 'Overview').locator('p').first()).toContainText(/\w/);
  await expect(page.getByRole('progressbar', { name: 'Sections written' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  // The scripts have arrived too.
  await expect(page.locator('#first-view')).not.toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  pace.tokensPerSecond = 1000;
  await context.setOffline(false);
  await written(page);
  await expect(page.getByText('Put together without AI')).toBeHidden();

  await pick(page, 'Homework');
  await page.getByRole('button', { name: 'Say what to change' }).click();
  await page.getByRole('textbox', { name: 'What to change' }).fill('Use an example from sport.');
  await section(page, 'Homework').getByRole('button', { name: 'Rewrite' }).click();
  await expect(toast(page, 'Rewritten.')).toBeVisible();
  expect(
    model.calls
      .at(-1)
      ?.request.messages.map(({ content }) => content)
      .join(' '),
  ).toContain('Use an example from sport.');
});

test('the page follows the writing until the reader scrolls away, and returns on demand', async ({
  page,
}) => {
  // Half a minute of writing, so that all of this happens meanwhile.
  pace.tokensPerSecond = 75;
  await fillIn(page, 'The age of sail');
  await write(page);
  const title = page.getByRole('heading', { level: 2, name: 'The age of sail' });
  await expect(title).toBeVisible();
  await expect(title).not.toBeInViewport();

  // The document moves with every line, and hovering would wait until it stops.
  await page.getByRole('region', { name: 'Document', exact: true }).hover();
  await page.mouse.wheel(0, -10_000);
  const back = page.getByRole('button', { name: 'Follow' });
  await expect(back).toBeVisible();
  await expect(title).toBeInViewport();

  await back.click();
  await expect(title).not.toBeInViewport();
  await expect(back).toBeHidden();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the writing')).toBeVisible();
});

test('a stopped plan keeps its sections and is finished on demand', async ({ page }) => {
  pace.tokensPerSecond = 75;
  await fillIn(page, 'How a bill becomes a law');
  await write(page);
  // An entry of a later section proves that the overview is finished.
  await expect(section(page, 'By the end, students can').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the writing')).toBeVisible();
  const overview = await section(page, 'Overview').innerText();
  pace.tokensPerSecond = 1000;
  await page.getByRole('button', { name: 'Write the rest' }).click();
  await written(page);
  await expect(page.getByText('You stopped the writing')).toBeHidden();
  expect(await section(page, 'Overview').innerText()).toBe(overview);
});

test('a killed server keeps every finished section, and the rest is written on demand', async ({
  page,
  product,
}) => {
  pace.tokensPerSecond = 75;
  await fillIn(page, 'The silk road');
  await write(page);
  // The server counts a section only once it is stored.
  await expect(page.getByRole('progressbar', { name: 'Sections written' })).toHaveAttribute(
    'aria-valuenow',
    /[1-9]/,
  );
  const overview = await section(page, 'Overview').innerText();
  await product.kill();
  await product.start();
  await expect(page.getByText('The writing was interrupted')).toBeVisible({ timeout: 30_000 });
  expect(await section(page, 'Overview').innerText()).toBe(overview);
  pace.tokensPerSecond = 1000;
  await page.getByRole('button', { name: 'Write the rest' }).click();
  await written(page);
  await expect(section(page, 'Notes for you').getByRole('listitem').first()).toContainText(/\w/);
});

test('a broken stream is shown, and the rest is written on demand', async ({ page, model }) => {
  // The first cut is retried; the second one is shown.
  model.fail({ kind: 'cut', after: 0.5, times: 2 });
  await fillIn(page, 'Glaciers');
  await write(page);
  await expect(page.getByText(/sections are written and saved\./)).toBeVisible({ timeout: 30_000 });
  model.fail({ kind: 'busy', times: 1, retryAfter: 0 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await written(page);
});
