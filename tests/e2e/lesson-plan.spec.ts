import { readFile } from 'node:fs/promises';
import { fillIn, pick, section, signInAsTeacher, toast, write, written } from './generator.ts';
import { expect, test } from './test.ts';

const FRACTIONS =
  'A fraction is a number that names part of a whole. The denominator tells how many equal parts the whole has. The numerator tells how many of those parts are taken. A number line shows fractions as points between whole numbers. Two fractions are equivalent when they name the same point. An improper fraction lies to the right of one.';

test.beforeEach(async ({ page }) => {
  await signInAsTeacher(page);
});

test('a lesson plan on a topic of one’s own is written section by section, and a reload goes on with it', async ({
  page,
}) => {
  await page.goto('/templates');
  await page.getByRole('link', { name: /Lesson plan builder/ }).click();
  await fillIn(page, 'Why the moon changes its shape');
  await expect(page.getByText(/^About [\d,]+ credits for the whole document$/)).toBeVisible();
  await write(page);
  await expect(section(page, 'Overview')).toContainText('45 minutes');
  await expect(page.getByRole('progressbar', { name: 'Sections written' })).toBeVisible();

  // The engine writes for five seconds, so a slow page may come back to the end of it; a model's plan is slower.
  await page.reload();
  await written(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Why the moon changes its shape' })).toBeVisible();
  await expect(section(page, 'The lesson')).toContainText('5 min');
  await expect(page.getByText('Put together without AI', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'About this document' })).toContainText(
    'Minutes add up',
  );
  await expect(page.getByText(/^Estimated [\d,]+ credits, used [\d,]+ credits\./)).toBeVisible();
});

test('a network that is cut in the middle loses nothing', async ({ page, context }) => {
  await page.goto('/teacher/lesson-plan-builder');
  await fillIn(page, 'Simple machines around us');
  await write(page);
  await expect(section(page, 'Overview')).toContainText('45 minutes');
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible();
  await context.setOffline(false);
  await written(page);
  await expect(page.getByText('Connection lost')).toBeHidden();

  const live = await page.getByRole('article').innerText();
  await page.reload();
  await written(page);
  expect(await page.getByRole('article').innerText()).toBe(live);
});

test('writing can be stopped and gone on with', async ({ page }) => {
  await page.goto('/teacher/lesson-plan-builder');
  await fillIn(page, 'How a bill becomes a law');
  await write(page);
  // An entry of a later section says that the overview is finished.
  await expect(section(page, 'By the end, students can').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the writing')).toBeVisible();
  const overview = await section(page, 'Overview').innerText();
  await page.getByRole('button', { name: 'Write the rest' }).click();
  await written(page);
  await expect(page.getByText('You stopped the writing')).toBeHidden();
  expect(await section(page, 'Overview').innerText()).toBe(overview);
});

test('a section is edited in its place, undone by key, saved and starred; another window is told', async ({
  page,
  context,
}) => {
  await page.goto('/teacher/lesson-plan-builder');
  await fillIn(page, 'The food web of a pond');
  await write(page);
  await written(page);

  await pick(page, 'Overview');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('form', { name: 'Edit: Overview' });
  await expect(editor.getByRole('textbox')).toBeFocused();
  await editor.getByRole('textbox').fill('Never mind.');
  await page.keyboard.press('Escape');
  await expect(section(page, 'Overview')).toContainText('45 minutes');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editor.getByRole('textbox').fill('We go to the pond with nets.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(section(page, 'Overview')).toContainText('We go to the pond with nets.');

  await page.getByRole('heading', { level: 2, name: 'The food web of a pond' }).click();
  await page.keyboard.press('Control+z');
  await expect(section(page, 'Overview')).toContainText('45 minutes');
  await page.keyboard.press('Control+Shift+z');
  await expect(section(page, 'Overview')).toContainText('We go to the pond with nets.');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await written(other);
  await pick(other, 'Overview');
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  const theirs = other.getByRole('form', { name: 'Edit: Overview' });
  await theirs.getByRole('textbox').fill('We stay in the classroom.');
  await page.keyboard.press('Control+z');
  await expect(section(page, 'Overview')).toContainText('45 minutes');
  await theirs.getByRole('button', { name: 'Done' }).click();
  await expect(theirs.getByRole('alert')).toBeVisible();
  await theirs.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(theirs.getByRole('textbox')).toHaveValue('We stay in the classroom.');
  await theirs.getByRole('button', { name: 'Done' }).click();
  await expect(section(other, 'Overview')).toContainText('We stay in the classroom.');

  await page.goto('/favourites');
  await expect(page.getByRole('link', { name: 'The food web of a pond' })).toBeVisible();
});

test('the title is changed in its place by key alone, and can be undone after a reload', async ({ page }) => {
  await page.goto('/teacher/lesson-plan-builder');
  await fillIn(page, 'Rain forests');
  await write(page);
  await written(page);

  const title = page.getByRole('heading', { level: 2, name: 'Rain forests', exact: true });
  const pen = page.getByRole('button', { name: 'Change the title' });
  await pen.focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Title' });
  await expect(editor).toBeFocused();
  await editor.fill('Never mind');
  await page.keyboard.press('Escape');
  await expect(title).toBeVisible();

  // The focus is where the title is: the pen is the next stop.
  await page.keyboard.press('Tab');
  await expect(pen).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.fill('Why it rains in a rain forest');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Why it rains in a rain forest' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('heading', { level: 2, name: 'Why it rains in a rain forest' })).toBeVisible();

  await page.goto('/teacher/lesson-plan-builder/history');
  await expect(page.getByRole('link', { name: 'Why it rains in a rain forest' })).toBeVisible();
});

test('a section is written again, and the toast takes it back', async ({ page }) => {
  await page.goto('/teacher/lesson-plan-builder');
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
  // At once: a toast stays for four seconds.
  await toast(page, 'Rewritten.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone.')).toBeVisible();
  await expect.poll(() => ideas.innerText()).toBe(before);
  await expect(page.getByRole('list').filter({ hasText: 'Key ideas, rewritten' })).toBeVisible();
});

test('it is exported as Word and Markdown, as the teacher’s copy and the student’s', async ({ page }) => {
  await page.goto('/teacher/lesson-plan-builder');
  await fillIn(page, 'Volcanoes');
  await write(page);
  await written(page);
  const take = async (copy: 'Teacher' | 'Student', kind: 'Word' | 'Markdown') => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('menuitem', { name: new RegExp(`^${kind}`) })
      .nth(copy === 'Teacher' ? 0 : 1)
      .click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const teacher = await take('Teacher', 'Markdown');
  expect(teacher.name).toBe('Volcanoes.md');
  expect(teacher.content.toString()).toContain('Notes for you');
  const student = await take('Student', 'Markdown');
  expect(student.name).toBe('Volcanoes-student.md');
  expect(student.content.toString()).toContain('Volcanoes');
  expect(student.content.toString()).not.toContain('Notes for you');
  const word = await take('Teacher', 'Word');
  expect(word.name).toBe('Volcanoes.docx');
  expect(word.content.subarray(0, 2).toString()).toBe('PK');
});

test('what was typed survives a reload, and says what is missing', async ({ page }) => {
  await page.goto('/teacher/lesson-plan-builder');
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(page.getByLabel('Topic')).toBeFocused();
  await expect(page.getByText('Enter a topic.')).toBeVisible();
  await page.getByLabel('Topic').fill('Half a thought');
  await page.getByLabel('Subject', { exact: true }).selectOption('Other…');
  await page.getByLabel('Other: Subject').fill('Pottery');
  await page.reload();
  await expect(page.getByLabel('Topic')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Other: Subject')).toHaveValue('Pottery');
});
