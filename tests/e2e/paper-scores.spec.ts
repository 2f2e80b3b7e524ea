import { signInAsTeacher } from './generator.ts';
import { expect, test } from './test.ts';

// The journey adds an assignment to the sample school.
test.use({ productOf: 'paper-scores', viewport: { width: 1440, height: 900 } });

const TITLE = 'Oral exam on leaves';
const STUDENT = 'Jonas Lindqvist';

test('scores of an oral exam are entered beside other work, survive a reload and are returned', async ({
  page: teacher,
  browser,
  baseURL,
}) => {
  await signInAsTeacher(teacher);
  await teacher.goto('/teacher/assignments');
  await teacher.getByRole('link', { name: 'New assignment' }).click();
  await teacher.getByLabel('Title').fill(TITLE);
  await teacher.getByText('Work on paper').click();
  await teacher.getByRole('checkbox').first().check();
  await teacher.getByRole('button', { name: 'Assign', exact: true }).click();

  const score = teacher.getByRole('textbox', { name: STUDENT });
  await expect(score, 'none of another assignment').toHaveValue('');
  const stored = teacher.waitForResponse((answer) => answer.url().endsWith('/scores') && answer.ok());
  await score.fill('8.5');
  await stored;
  await teacher.reload();
  await expect(score).toHaveValue('8.5');
  await teacher.getByRole('button', { name: 'Return 1' }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Return now' }).click();
  await expect(teacher.getByText('1 score returned.')).toBeVisible();

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const student = await context.newPage();
  await student.goto('/login');
  await student.getByRole('button', { name: 'Try it as a student' }).click();
  await expect(student.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await student.goto('/students/assignments');
  await student.getByRole('link', { name: TITLE }).click();
  await expect(student.getByText(/8\.5/).first()).toBeVisible();
  await context.close();
});
