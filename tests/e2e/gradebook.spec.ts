import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// The journey kills its server, and adds a column to the sample class.
test.use({ productOf: 'gradebook' });

const TITLE = 'Oral exam';

async function openGradebook(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try it as a teacher' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto('/teacher/gradebooks');
  await expect(page.getByText(/students?.*all saved$/)).toBeVisible();
}

/** The cells of the new column from the top, as they are read out. */
const cells = (page: Page) => page.getByRole('gridcell', { name: new RegExp(`, ${TITLE}, `) });

/** Moves to a cell of the new column with arrow keys. */
async function goTo(page: Page, row: number): Promise<void> {
  const place = (await cells(page).nth(row).getAttribute('data-place')) ?? '';
  const active = page.locator('[role=grid] [data-place][tabindex="0"]');
  await active.focus();
  await page.keyboard.press('Control+Home');
  for (let down = 0; down < row; down += 1) await page.keyboard.press('ArrowDown');
  await expect(async () => {
    if ((await active.getAttribute('data-place')) !== place) await page.keyboard.press('ArrowRight');
    expect(await active.getAttribute('data-place')).toBe(place);
  }).toPass();
}

/** The sample class has one student, who gets company. */
async function addStudents(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'lectern_token')?.value ?? '';
  const rules = await page.getByRole('link', { name: 'Rules', exact: true }).getAttribute('href');
  const classId = rules?.split('class=')[1] ?? '';
  const students = ['Ada', 'Ben', 'Cleo', 'Dev', 'Eva'].map((name) => ({
    first_name: name,
    last_name: 'Marlow',
  }));
  const answer = await page.request.post(`/api/classes/${classId}/accounts`, {
    headers: {
      authorization: `Bearer ${decodeURIComponent(token)}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    data: { students, consent: true, with_pictures: false },
  });
  expect(answer.status()).toBe(201);
  await page.reload();
}

const saved = (page: Page) => expect(page.getByText(/all saved$/)).toBeVisible({ timeout: 20_000 });

test('a teacher enters scores by keyboard alone, beside a second teacher and without a server', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await openGradebook(page);
  await addStudents(page);

  // A column for work on paper.
  await page.getByRole('button', { name: 'Assignment', exact: true }).press('Enter');
  await page.getByLabel('Title').fill(TITLE);
  await page.keyboard.press('Enter');
  const first = cells(page).first();
  await expect(first).toBeAttached();

  // Enter goes down.
  await goTo(page, 0);
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('M');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName(/8 of 10/);
  await expect(cells(page).nth(1)).toHaveAccessibleName(/7\.5 of 10/);
  await expect(cells(page).nth(2)).toHaveAccessibleName(/missing/);
  await saved(page);

  // A block from a spreadsheet, and back.
  await page.evaluate(() => navigator.clipboard.writeText('6\r\n5\r\n'));
  await page.keyboard.press('Control+V');
  await expect(cells(page).nth(4)).toHaveAccessibleName(/5 of 10/);
  await saved(page);
  await page.keyboard.press('Control+Z');
  await expect(cells(page).nth(3)).toHaveAccessibleName(/not entered/);
  await expect(cells(page).nth(4)).toHaveAccessibleName(/not entered/);
  await saved(page);

  // A second teacher changes a cell while this one types into it.
  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  await openGradebook(other);
  await goTo(page, 0);
  await page.keyboard.type('9');
  await goTo(other, 0);
  await other.keyboard.type('4');
  await other.keyboard.press('Enter');
  await saved(other);
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName(/conflict: .* entered 4/);
  await goTo(page, 0);
  // The first Enter leads to the two values, the second one keeps the own.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(first).toHaveAccessibleName(/9 of 10/);
  // It appears on the other page without a reload.
  await expect(cells(other).first()).toHaveAccessibleName(/9 of 10/);

  // What is typed while the server is away survives a reload.
  await product.kill();
  await goTo(page, 5);
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/1 not stored yet$/)).toBeVisible();
  await product.start();
  await page.reload();
  await saved(page);
  await expect(cells(page).nth(5)).toHaveAccessibleName(/3 of 10/);
});
