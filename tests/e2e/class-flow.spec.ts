import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// The journeys create classes and students in the sample school.
test.use({ productOf: 'class flow' });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const LESSON = 'Leaves in autumn';
/** Of the assignment, which lists show beside those of the other journey. */
const titleIn = (name: string) => `Why leaves change colour, ${name}`;

async function signInAs(role: 'teacher' | 'student', page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: `Try it as a ${role}` }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** Returns the code that students join with. */
async function createClass(page: Page, name: string): Promise<string> {
  await page.goto('/teacher/classes');
  await page.getByRole('button', { name: 'New class' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill('Biology');
  await dialog.getByLabel('Class', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create class' }).click();
  await page
    .getByRole('link', { name: `${name} Biology` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  return (await page.getByText(/^[A-Z0-9]{3}–[A-Z0-9]{4}$/).textContent()) ?? '';
}

async function joinClass(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/students/classes');
  await page.getByLabel('Class code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('link', { name: `${name} Biology` }).first()).toBeVisible();
}

async function beginLesson(page: Page, name: string): Promise<void> {
  await page.goto('/teacher/classes/view/add-new-lesson');
  await page.getByLabel('Class', { exact: true }).selectOption({ label: `${name} Biology` });
  await page.getByLabel('Title', { exact: true }).fill(LESSON);
  await page.getByRole('button', { name: 'Create lesson' }).click();
  await page.getByRole('button', { name: 'Add assignment' }).click();
  await page.getByLabel('Title of a new assignment').fill(titleIn(name));
  await page.getByRole('button', { name: 'Create a draft' }).click();
  await expect(page.getByText(/^Saved .*\d/)).toBeVisible();
}

async function assignInLesson(page: Page, name: string): Promise<void> {
  const lesson = page.url();
  await page.getByRole('link', { name: 'Edit assignment' }).click();
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Explain it in three sentences.');
  const file = { name: 'leaf-page.txt', mimeType: 'text/plain', buffer: Buffer.from('Draw one leaf.') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Added' })).toBeVisible();
  await page.getByLabel('Points', { exact: true }).fill('10');
  await page.getByRole('radio', { name: 'Now' }).check({ force: true });
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('heading', { name: titleIn(name) })).toBeVisible();
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published').first()).toBeVisible();
}

async function openWork(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: `${name} Biology` })
    .first()
    .click();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('link', { name: LESSON }).first().click();
  await page.getByRole('link', { name: titleIn(name) }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'leaf-page.txt' }).click();
  expect((await download).suggestedFilename()).toBe('leaf-page.txt');
  await page.getByRole('link', { name: 'Start' }).click();
}

async function handIn(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your text').fill(text);
  await expect(page.getByText(/Saved .*\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(/^Handed in /).first()).toBeVisible();
}

for (const [where, ofTeacher, ofStudent] of [
  ['a student on a phone', desktop, phone],
  ['a teacher on a phone', phone, desktop],
] as const) {
  test(`from a new class to a returned mark, with ${where}`, async ({ page: teacher, browser, baseURL }) => {
    const name = ofTeacher === phone ? '8P' : '8D';
    const context = await browser.newContext({ viewport: ofStudent, baseURL });
    const student = await context.newPage();
    await teacher.setViewportSize(ofTeacher);
    await signInAs('teacher', teacher);
    await signInAs('student', student);
    await joinClass(student, await createClass(teacher, name), name);

    await beginLesson(teacher, name);
    await assignInLesson(teacher, name);
    await openWork(student, name);
    await handIn(student, 'Leaves lose their green in autumn. The yellow was there all along.');

    await teacher.goto('/teacher/assignments');
    await teacher
      .getByRole('link', { name: titleIn(name) })
      .first()
      .click();
    await teacher.getByRole('link', { name: 'Mark', exact: true }).click();
    // On a phone the work and its mark are tabs.
    if (ofTeacher === phone) await teacher.getByRole('tab', { name: 'Mark' }).click();
    await teacher.getByLabel('Points out of 10').fill('7');
    await teacher.getByLabel('Overall, in your words').fill('What is the green called?');
    await teacher.getByRole('button', { name: 'Save and finish' }).click();
    const giveBack = teacher.getByRole('button', { name: 'Return 1' });
    await expect(giveBack).toBeVisible();
    await student.reload();
    await expect(student.getByText('What is the green called?')).toBeHidden();
    await giveBack.click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Return now' }).click();
    await expect(teacher.getByText('1 mark returned.')).toBeVisible();

    await student.reload();
    await expect(student.getByText('7 of 10')).toBeVisible();
    await expect(student.getByText('What is the green called?')).toBeVisible();
    await student.getByRole('link', { name: 'Revise' }).click();
    await handIn(student, 'Leaves lose their chlorophyll in autumn. The yellow was there all along.');
    await expect(student.getByRole('heading', { name: 'Attempt 2' })).toBeVisible();
    await context.close();
  });
}
