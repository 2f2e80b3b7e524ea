import { fillIn, openWorkspace, pick, section, signInAsTeacher, toast, write, written } from './generator.ts';
import { expect, test } from './test.ts';

const FRACTIONS =
  'A fraction is a number that names part of a whole. The denominator tells how many equal parts the whole has. The numerator tells how many of those parts are taken. A number line shows fractions as points between whole numbers. Two fractions are equivalent when they name the same point. An improper fraction lies to the right of one.';

test.beforeEach(async ({ page }) => {
  await signInAsTeacher(page);
});

test('a lesson plan on a free topic is written section by section and resumes after a reload', async ({
  page,
}) => {
  await page.goto('/templates');
  await page
    .getByRole('link', { name: /^Lesson plan builder/ })
    .first()
    .click();
  await expect(page).toHaveURL(/builder$/);
  await fillIn(page, 'Why the moon changes its shape');
  await expect(page.getByText('Free unless you add a source')).toBeVisible();
  await write(page);
  await expect(section(page, 'Overview')).toContainText('45 minutes');

  // The engine may have finished already; lesson-plan-model.spec.ts covers the progress and a reload in between.
  await page.reload();
  await written(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Why the moon changes its shape' })).toBeVisible();
  await expect(section(page, 'The lesson')).toContainText('5 min');
  await expect(page.getByText('Put together without AI', { exact: true })).toBeVisible();
  const about = page.getByRole('complementary', { name: 'About this document' });
  await expect(about).toContainText('only what needs a look is listed as a check');
  await expect(about, 'what code put together is not praised by code').not.toContainText('Minutes add up');
  await expect(page.getByText(/credits/), 'the plan is unlimited').toHaveCount(0);
});

test('a section is edited in place, undone by key, saved and starred', async ({ page }) => {
  await openWorkspace(page, 'Lesson plan builder');
  await fillIn(page, 'The food web of a pond');
  await write(page);
  await written(page);

  const overview = section(page, 'Overview').getByRole('textbox', { name: 'Paragraph 1' });
  await overview.fill('Never mind.');
  await page.keyboard.press('Escape');
  await expect(overview).toContainText('45 minutes');

  await overview.fill('We go to the pond with nets.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(overview).toHaveText('We go to the pond with nets.');

  await page.getByRole('heading', { level: 2, name: 'The food web of a pond' }).click();
  await page.keyboard.press('Control+z');
  await expect(section(page, 'Overview')).toContainText('45 minutes');
  await page.keyboard.press('Control+Shift+z');
  await expect(section(page, 'Overview')).toContainText('We go to the pond with nets.');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  // The page shows the star before it is stored.
  const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  await stored;

  await page.goto('/favourites');
  await expect(page.getByRole('link', { name: 'The food web of a pond' })).toBeVisible();
});

test('a section is rewritten, and the toast undoes it', async ({ page }) => {
  await openWorkspace(page, 'Lesson plan builder');
  await fillIn(page, 'Fractions on a number line');
  await page.getByRole('button', { name: 'Source material' }).click();
  await page.getByText('Paste a text').click();
  await page.getByLabel('Text', { exact: true }).fill(FRACTIONS);
  await write(page);
  await written(page);
  const ideas = section(page, 'Key ideas').getByRole('list');
  const before = await ideas.innerText();
  await pick(page, 'Key ideas');
  await page.getByRole('button', { name: 'Shorter' }).click();
  // Immediately, because a toast disappears after four seconds.
  await toast(page, 'Rewritten.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone.')).toBeVisible();
  await expect.poll(() => ideas.innerText()).toBe(before);
  await expect(page.getByRole('list').filter({ hasText: 'Key ideas, rewritten' })).toBeVisible();
});
