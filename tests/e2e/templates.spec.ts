import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Generator } from '../../server/documents/templates/generator.ts';
import { readSample } from '../../server/documents/templates/sample.ts';
import { generators } from '../../server/generated/generators.ts';
import { answerTo } from '../support/model-answer.ts';
import { openHistory, openWorkspace, section, signInAsTeacher, write, written } from './generator.ts';
import { pace, test } from './model-test.ts';
import { expect } from './test.ts';

/** Templates whose documents have different shapes, each with a section that its teacher edits. */
const cases = [
  ['Syllabus creator', 'About this course'],
  ['Math word problems', 'Problems'],
  ['Rubric generator', 'Rubric'],
  ['Essay grading', 'Overall feedback'],
  ['Creative stories', 'Setting'],
  ['Study guide generator', 'Summary'],
] as const;

const fieldSchema = z.object({ title: z.string(), widget: z.string() });

/** Fills in the required fields of a form with those of the template's sample. */
async function fillInSample(
  page: Page,
  { input }: Generator,
  sample: Record<string, unknown>,
): Promise<void> {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  for (const name of required) {
    const { title, widget } = fieldSchema.parse(properties[name]);
    const field = page.getByLabel(title, { exact: true });
    const value = String(sample[name]);
    await (widget === 'select' ? field.selectOption(value) : field.fill(value));
  }
}

test.afterAll(() => {
  delete pace.write;
});

for (const [title, edited] of cases) {
  test(`${title}: filled in, written, edited, compared, printed, exported and found again`, async ({
    page,
  }) => {
    const generator = generators.find((each) => each.title === title);
    if (!generator) throw new Error(`No template is called ${title}.`);
    const { input, result } = readSample(generator);
    pace.write = (request) => {
      const document: Record<string, unknown> = JSON.parse(answerTo(request));
      const keys = Object.keys(document).filter((key) => key in result);
      return JSON.stringify({ ...document, ...Object.fromEntries(keys.map((key) => [key, result[key]])) });
    };
    await signInAsTeacher(page);
    await openWorkspace(page, title);
    await fillInSample(page, generator, input);
    await write(page);
    await written(page);

    const sheet = page.getByRole('region', { name: 'Document' });
    await section(page, edited).getByRole('textbox').first().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Seen by a teacher.');
    await page.keyboard.press('Control+Enter');
    await expect(sheet).toContainText('Seen by a teacher.');

    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Compare versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare versions' });
    await expect(dialog.getByRole('insertion').filter({ hasText: 'Seen by a teacher.' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ sheets?$/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Seen by a teacher.');
    await page.getByRole('link', { name: 'Document', exact: true }).click();

    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Markdown' }).first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.md$/);

    await openHistory(page, title);
    await page.getByRole('main').locator('a[href*="/edit/"]').first().click();
    await expect(sheet).toContainText('Seen by a teacher.');
  });
}
