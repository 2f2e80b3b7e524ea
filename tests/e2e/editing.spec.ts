import type { Locator, Page } from '@playwright/test';
import { fillIn, openWorkspace, section, signInAsTeacher, toast, write, written } from './generator.ts';
import { expect, test } from './test.ts';

const SOURCE =
  'The willow weighed 5 pounds. For five years Van Helmont gave it nothing but rainwater. Photosynthesis is the process by which plants use light to make glucose from carbon dioxide and water. Chloroplasts are the parts of a plant cell that capture light. Stomata are small openings that let gases in and out of the leaf. Xylem is the tissue that carries water up from the roots. Phloem is the tissue that carries sugar to the rest of the plant. Glucose is a sugar that stores energy from light.';

async function writeDocument(page: Page, template: string, topic: string): Promise<void> {
  await openWorkspace(page, template);
  await fillIn(page, topic);
  // A quiz requires a source, so its part of the form is open.
  const source = page.getByRole('button', { name: 'Source material' });
  if ((await source.getAttribute('aria-expanded')) === 'false') await source.click();
  await page.getByText('Paste a text').click();
  await page.getByLabel('Text', { exact: true }).fill(SOURCE);
  await write(page);
  await written(page);
}

const ideas = (page: Page) => section(page, 'Key ideas').getByRole('listitem');
const idea = (page: Page, number: number) =>
  section(page, 'Key ideas').getByRole('textbox', { name: `Entry ${number}` });
const handle = (within: Locator, name: string) =>
  within.getByRole('button', { name: `${name}: tools. Arrow keys move it.` });
const questions = (page: Page) => section(page, 'Questions').getByRole('textbox', { name: 'Question' });

/** The tools of the selected item. */
const tools = (page: Page, noun: string) => page.getByRole('group', { name: `Change this ${noun}` });

async function choose(page: Page, noun: string, action: string): Promise<void> {
  await tools(page, noun)
    .getByRole('button', { name: `More for this ${noun}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.beforeEach(async ({ page }) => {
  await signInAsTeacher(page);
});

test('a teacher edits, moves, adds and rewrites single items by mouse, and undoes it after a reload', async ({
  page,
}) => {
  await writeDocument(page, 'Exams and quizzes', 'The willow, edited by mouse');
  const stems = questions(page);
  await expect(stems.nth(1)).toHaveText(/./);
  const [first = '', second = ''] = await stems.allInnerTexts();

  await stems.first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Look it up.');
  await stems.nth(1).click();
  await tools(page, 'question').getByRole('button', { name: 'Regenerate' }).click();
  await expect(toast(page, 'Rewritten.')).toBeVisible();
  await expect(stems.nth(1)).not.toHaveText(second);
  await expect(stems.first()).toHaveText(`${first} Look it up.`);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(stems.nth(1)).toHaveText(second);

  await handle(section(page, 'Questions'), 'Question 1').hover();
  await page.mouse.down();
  const { x = 0, y = 0 } = (await stems.nth(1).boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(stems.first()).toHaveText(second);
  await choose(page, 'question', 'Duplicate');
  await expect(stems.nth(2)).toHaveText(`${first} Look it up.`);
  await choose(page, 'question', 'Delete');

  const count = await stems.count();
  await tools(page, 'question').getByRole('button', { name: 'Insert below' }).click();
  const drawer = page.getByRole('dialog', { name: 'New question' });
  await drawer.getByRole('textbox', { name: 'Question' }).fill('Which way does water flow?');
  await drawer.getByRole('textbox', { name: 'Option A' }).fill('Up');
  await drawer.getByRole('textbox', { name: 'Option B' }).fill('Down');
  await drawer.getByRole('button', { name: 'Remove option D' }).click();
  await drawer.getByRole('button', { name: 'Remove option C' }).click();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(drawer).toBeHidden();
  await expect(stems).toHaveCount(count + 1);
  await expect(stems.getByText('Which way does water flow?')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(stems).toHaveCount(count);
  await page.keyboard.press('Control+Shift+z');
  await expect(stems.getByText('Which way does water flow?')).toBeVisible();
});

test('a teacher edits, moves and deletes items with the keyboard alone', async ({ page }) => {
  await writeDocument(page, 'Lesson plan builder', 'The willow, edited by key');
  const [first = '', second = ''] = await ideas(page).allInnerTexts();
  await section(page, 'Key ideas').getByRole('button', { name: 'Change: Key ideas' }).focus();
  await page.keyboard.press('Tab');
  await expect(idea(page, 1)).toBeFocused();
  await page.keyboard.type('A willow grew in a pot. ');
  await page.keyboard.press('Escape');
  await expect(idea(page, 1)).toHaveText(first);
  await expect(handle(ideas(page).first(), 'Entry 1')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await page.keyboard.type('So: ');
  await page.keyboard.press('Enter');
  await expect(ideas(page).first()).toContainText(`So: ${first}`);
  await page.keyboard.press('ArrowDown');
  await expect(idea(page, 2)).toHaveText(`So: ${first}`);
  await expect(handle(ideas(page).nth(1), 'Entry 2')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(tools(page, 'entry').getByRole('button', { name: 'Regenerate' })).toBeFocused();
  await tools(page, 'entry').getByRole('button', { name: 'Say what to change' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'What to change' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tools(page, 'entry').getByRole('button', { name: 'Say what to change' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(handle(ideas(page).nth(1), 'Entry 2')).toBeFocused();

  const count = await ideas(page).count();
  await tools(page, 'entry').getByRole('button', { name: 'Insert below' }).press('Enter');
  await expect(idea(page, 3)).toBeFocused();
  await page.keyboard.type('Leaves need light.');
  await page.keyboard.press('Enter');
  await expect(ideas(page)).toHaveCount(count + 1);
  await tools(page, 'entry').getByRole('button', { name: 'More for this entry' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(ideas(page)).toHaveCount(count);
  // The text, the move, the new entry, its text and its deletion.
  for (let undos = 0; undos < 5; undos += 1) await page.keyboard.press('Control+z');
  await expect(idea(page, 1)).toHaveText(first);
  await expect(idea(page, 2)).toHaveText(second);
});

test('edits in two tabs are both stored, and what was typed before a reload is not lost', async ({
  page,
  context,
}) => {
  await writeDocument(page, 'Lesson plan builder', 'The willow in two tabs');
  const other = await context.newPage();
  await other.goto(page.url());
  await written(other);
  // What the first tab says about its edit would be gone by the time that this one takes text.
  await expect(other.locator('#first-view')).toHaveCount(0);

  await idea(page, 1).fill('Typed in the first tab.');
  await idea(other, 2).fill('Typed in the second tab.');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Saved.')).toBeVisible();
  await other.keyboard.press('Enter');
  await expect(toast(other, 'Saved.')).toBeVisible();
  await expect(idea(other, 1)).toHaveText('Typed in the first tab.');

  // The first tab undoes its own edit only.
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Undone.')).toBeVisible();
  await expect(idea(page, 2)).toHaveText('Typed in the second tab.');
  await expect(idea(page, 1)).not.toHaveText('Typed in the first tab.');

  // Both change the same text: the second window gets a conflict, and its user decides.
  await idea(page, 3).fill('From the first tab.');
  await page.keyboard.press('Enter');
  await expect(ideas(page).nth(2)).toContainText('From the first tab.');
  await idea(other, 3).fill('From the second tab.');
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Use my version' }).click();
  await expect(toast(other, 'Saved.').first()).toBeVisible();
  await expect(idea(other, 3)).toHaveText('From the second tab.');

  await idea(other, 1).fill('Typed just before a reload.');
  await expect
    .poll(() => other.evaluate(() => Object.values(sessionStorage).join('')))
    .toContain('just before a reload');
  await other.reload();
  await expect(idea(other, 1)).toHaveText('Typed just before a reload.');
  await expect(toast(other, 'Saved.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the tools of a tapped item are at the end of the screen and change it', async ({ page }) => {
    await writeDocument(page, 'Exams and quizzes', 'The willow on a phone');
    const stems = questions(page);
    await expect(stems.nth(1)).toHaveText(/./);
    const [first = '', second = ''] = await stems.allInnerTexts();
    await stems.first().tap();
    const bar = tools(page, 'question');
    await expect(bar.getByRole('button', { name: 'Easier' })).toBeInViewport();
    for (const button of await bar.getByRole('button').all()) {
      const { height = 0, width = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('button', { name: 'More for this question' }).tap();
    await page.getByRole('menuitem', { name: 'Move down' }).tap();
    await expect(stems.first()).toHaveText(second);
    await expect(stems.nth(1)).toHaveText(first);
    await bar.getByRole('button', { name: 'Edit' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Edit question 2' });
    await drawer.getByRole('textbox', { name: 'Question' }).fill('What does xylem carry?');
    await drawer.getByRole('button', { name: 'Done' }).tap();
    await expect(stems.nth(1)).toHaveText('What does xylem carry?');
    await bar.getByRole('button', { name: 'Regenerate' }).tap();
    await expect(toast(page, 'Rewritten.')).toBeVisible();
    await expect(stems.nth(1)).not.toHaveText('What does xylem carry?');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await expect(stems.nth(1)).toHaveText('What does xylem carry?');
  });
});
