import type { Page } from '@playwright/test';
import { signInAsTeacher } from './generator.ts';
import { expect, test } from './test.ts';

const ZONE = 'America/New_York';

// The journey changes the timetable of the sample school, which is in New York.
test.use({
  productOf: 'schedule',
  viewport: { width: 1440, height: 900 },
  timezoneId: ZONE,
});

const LESSON = 'What the air has to do with it';

/** Opens the schedule and waits for its timetable. */
async function open(page: Page): Promise<void> {
  await page.goto('/teacher/schedule');
  await expect(page.getByRole('list', { name: 'Every week' })).toBeVisible();
}

const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date());

/** Wednesday of the week after this day. */
function nextWednesday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const toMonday = (8 - date.getUTCDay()) % 7 || 7;
  date.setUTCDate(date.getUTCDate() + toMonday + 2);
  return date.toISOString().slice(0, 10);
}

test('a teacher looks around in the schedule, moves a lesson by keyboard, changes one day, and undoes both', async ({
  page,
}) => {
  await signInAsTeacher(page);
  await open(page);
  const title = page.getByRole('heading', { level: 1 });
  const thisWeek = await title.innerText();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(title).not.toHaveText(thisWeek);
  await page.getByText('Month', { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByText('Day', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Next day' })).toBeVisible();
  await page.getByText('Week', { exact: true }).click();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(title).toHaveText(thisWeek);
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(title).toHaveText(thisWeek);
  await expect(page.getByRole('region', { name: /, today$/ })).toBeVisible();

  // The lesson is planned for tomorrow, which may be in the next week or no school day.
  const handle = page.getByRole('button', { name: new RegExp(`^(Move|Plan) ${LESSON}`) });
  if (!(await handle.isVisible())) await page.getByRole('button', { name: 'Next week' }).click();
  await handle.focus();
  await page.keyboard.press('Enter');
  const moving = page.getByRole('dialog', { name: `Move “${LESSON}”` });
  const seats = moving.getByRole('combobox', { name: 'To' });
  const shown = new URL(page.url()).searchParams.get('day') ?? today();
  const seat = seats.locator(`option[value$=" ${nextWednesday(shown)}"]`);
  await seats.selectOption(await seat.getAttribute('value'));
  const move = moving.getByRole('button', { name: 'Move', exact: true });
  await expect(move, 'what it collides with is known').toBeEnabled();
  await move.press('Enter');
  await expect(moving).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();

  const moved = page.getByRole('region', { name: /^Wed / }).getByRole('link', { name: LESSON });
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(moved).toBeVisible();
  await undo.press('Enter');
  await expect(moved).toBeHidden();

  const tuesday = page.getByRole('region', { name: /^Tue / });
  await tuesday.getByRole('button', { name: 'Move Break duty' }).press('Enter');
  const day = page.getByRole('dialog', { name: /^Break duty/ });
  await day.getByText('Cancelled', { exact: true }).click();
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(day).toBeHidden();
  await expect(tuesday.getByText('Cancelled', { exact: true })).toBeVisible();
  await undo.last().press('Enter');
  await expect(tuesday.getByText('Cancelled', { exact: true })).toBeHidden();
});

const ics = (start: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//School//Diary//EN',
    'X-WR-CALNAME:School diary',
    'BEGIN:VEVENT',
    'UID:team-leaders@school.test',
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    'DURATION:PT45M',
    'SUMMARY:Team leaders',
    'LOCATION:Room 7',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:choir@school.test',
    `DTSTAMP:${start}`,
    'DTSTART:at noon',
    'SUMMARY:Choir',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test('an imported calendar is checked before it is in the schedule, and the private address stops when it is turned off', async ({
  page,
  request,
}) => {
  await signInAsTeacher(page);
  await open(page);
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const choosing = page.getByRole('dialog', { name: 'Add a calendar' });
  await choosing.locator('input[type="file"]').setInputFiles({
    name: 'diary.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(ics(`${nextWednesday(today()).replaceAll('-', '')}T153000Z`)),
  });
  const checking = page.getByRole('dialog', { name: 'Check the calendar' });
  await expect(checking.getByRole('list', { name: 'What comes' })).toContainText('Team leaders');
  await expect(checking.getByText('One thing was not understood')).toBeVisible();
  await checking.getByText('My schedule').click();
  await checking.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Other calendars' })).toContainText('School diary');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('region', { name: /^Wed / })).toContainText('Team leaders');

  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByRole('textbox', { name: 'Calendar link' }).inputValue();
  const calendar = await request.get(address);
  expect(calendar.status()).toBe(200);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('SUMMARY');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
