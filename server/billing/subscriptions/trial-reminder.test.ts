import { expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';
import { sendTrialReminders } from './trial-reminder.ts';

const testApp = await openTestApp();
const { billing, mails, mailer, signIn } = testApp;

const onTrial = async (role: 'teacher' | 'student', price: string) => {
  const person = payerOf(testApp, await signIn({ role, subscribed: false }));
  await person.subscribe(price);
  return person;
};

const reminders = async () => {
  await sendTrialReminders(billing);
  await mailer.settled();
  return mails.filter(({ subject }) => subject.startsWith('Your trial ends on'));
};

test('a reminder is sent three days before a trial ends, once', async () => {
  const teacher = await onTrial('teacher', 'teacher_pro_month');
  await teacher.pass(10);
  expect(await reminders()).toEqual([]);
  await teacher.pass(1);
  const [reminder, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(reminder?.text).toContain('Then it’s $15 a month.');
  expect(reminder?.text).toContain('/teacher/accounts/billing');
  await Promise.all([sendTrialReminders(billing), sendTrialReminders(billing)]);
  await teacher.pass(1);
  expect(await reminders()).toHaveLength(1);
  await teacher.pass(4);
  expect(await reminders()).toHaveLength(1);
});

test('a cancelled trial gets no reminder, because nothing is charged', async () => {
  const student = await onTrial('student', 'student_plus_month');
  await student.post('subscription/cancel', {});
  await student.pass(5);
  expect(await reminders()).toEqual([]);
});

test('a student’s reminder names the price of the year and the student’s page', async () => {
  const student = await onTrial('student', 'student_pro_year');
  await student.pass(4);
  const [reminder] = await reminders();
  expect(reminder?.text).toContain('Then it’s $81 a year.');
  expect(reminder?.text).toContain('/students/accounts/billing');
});
