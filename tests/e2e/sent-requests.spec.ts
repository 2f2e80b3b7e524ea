import { fillIn, openWorkspace, signInAsTeacher, write, written } from './generator.ts';
import { test } from './model-test.ts';
import { expect } from './test.ts';

test('a teacher sees exactly what left the server, with placeholders for names', async ({ page, model }) => {
  await signInAsTeacher(page);
  await openWorkspace(page, 'Lesson plan builder');
  await fillIn(page, 'Coral reefs, for my student Keisha Brown');
  await write(page);
  await written(page);
  const sent = model.calls
    .at(-1)
    ?.request.messages.map(({ content }) => content)
    .join('\n');
  expect(sent).toContain('for my student Person_1');
  expect(sent).not.toMatch(/Keisha|Brown/);
  await expect(page.getByRole('heading', { level: 2, name: /Keisha Brown/ })).toBeVisible();

  await page.getByTitle('More', { exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sent to the AI provider' }).click();
  const panel = page.getByRole('dialog', { name: 'Sent to the AI provider' });
  await expect(panel.getByText('for my student').first()).toContainText('Person_1');
  await expect(panel.getByText('Keisha Brown').first()).toBeVisible();
  await expect(panel.getByText('a-model').first()).toBeVisible();
});
