import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $namesForAccounts } from '@/features/student-list';
import { importStudentsFx, planImportFx } from '@/shared/api/students';
import { navigateFx } from '@/shared/lib/navigation';
import { $toasts } from '@/shared/lib/toasts';
import { classPageOpened } from './class-page';
import {
  $freeSeats,
  $import,
  $plan,
  $problem,
  accountsRequested,
  form,
  importConfirmed,
  importOpened,
  list,
} from './roster-import';

type Sent = { request: { planImportBody: { students: { name: string | null; email: string }[] } } };

async function start() {
  const plan = vi.fn(
    (
      _: unknown,
      {
        request: {
          planImportBody: { students },
        },
      }: Sent,
    ) => ({
      seats_left: 10,
      rows: students.map((student) => ({ ...student, result: 'add', reason: null })),
    }),
  );
  const run = vi.fn((..._call: unknown[]): unknown => ({
    id: CLASS,
    created: 1,
    sent: 1,
    failed: 0,
    skipped: 0,
  }));
  const navigate = vi.fn();
  const scope = fork({
    handlers: [
      [planImportFx, plan],
      [importStudentsFx, run],
      [navigateFx, navigate],
    ],
  });
  void allSettled(classPageOpened, { scope, params: CLASS });
  await allSettled(importOpened, { scope });
  plan.mockClear();
  const check = async (text: string) => {
    await allSettled(list.textChanged, { scope, params: text });
    await allSettled(form.submitted, { scope });
  };
  return { scope, plan, run, check, navigate };
}
const CLASS = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
const csv =
  'Name,Parent email,DOB,Email\nAda,m@home.test,3/4/2013,ada@school.test\nBen,d@home.test,3/4/2013,';

describe('a list', () => {
  test('begins with the seats that are free', async () => {
    const { scope, check } = await start();
    expect(scope.getState($freeSeats)).toBe(10);
    await check(csv);
    expect(scope.getState($freeSeats)).toBe(10);
  });

  test('is planned and imported with names and addresses of students, and nothing else of it', async () => {
    const { scope, plan, run, check } = await start();
    await check(csv);
    const students = [{ name: 'Ada', email: 'ada@school.test' }];
    expect(plan.mock.lastCall?.[1].request).toEqual({ id: CLASS, planImportBody: { students } });
    expect(scope.getState($plan)?.rows).toHaveLength(1);
    await allSettled(importConfirmed, { scope });
    expect(run.mock.lastCall?.[1]).toMatchObject({
      request: { id: CLASS, importStudentsBody: { students } },
    });
    expect(scope.getState($import)).toBe('closed');
  });

  test('is planned again when the teacher decides about somebody', async () => {
    const { scope, plan, check } = await start();
    await check(csv);
    const answer = { isInvited: true, email: 'ben@school.test' };
    await allSettled(list.answered, { scope, params: { key: '3.0', answer } });
    expect(plan).toHaveBeenCalledTimes(2);
    expect(scope.getState($plan)?.rows.map(({ email }) => email)).toEqual([
      'ada@school.test',
      'ben@school.test',
    ]);
  });

  test('invites who has an address before the others get accounts', async () => {
    const { scope, run, check, navigate } = await start();
    await check(csv);
    await allSettled(accountsRequested, { scope, params: ['Ben'] });
    expect(run.mock.lastCall?.[1]).toMatchObject({
      request: { importStudentsBody: { students: [{ email: 'ada@school.test' }] } },
    });
    expect(scope.getState($namesForAccounts)).toEqual(['Ben']);
    expect(navigate).toHaveBeenCalledOnce();
    expect(scope.getState($toasts).map(({ title }) => title)).toEqual([
      'Created 1. Sent 1, failed 0. Skipped 0 duplicates.',
    ]);
  });

  test('without addresses goes on to the accounts, and invites nobody', async () => {
    const { scope, run, check, navigate } = await start();
    await check('Name,Email\nBen,');
    await allSettled(accountsRequested, { scope, params: ['Ben'] });
    expect(run).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenCalledOnce();
  });

  test('stays open if the invitations fail, and no accounts are offered', async () => {
    const { scope, run, check, navigate } = await start();
    run.mockImplementation(() => Promise.reject(new Error('down')));
    await check(csv);
    await allSettled(accountsRequested, { scope, params: ['Ben'] });
    expect(scope.getState($import)).toBe('checking');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('without text stays open with a message', async () => {
    const { scope, plan, check } = await start();
    await check(' ');
    expect(scope.getState(form.$errors)).toEqual({ list: 'Paste a list or choose a file' });
    expect(scope.getState($import)).toBe('writing');
    expect(plan).not.toHaveBeenCalled();
  });

  test('that the server rejects stays open with the reason, and nothing is lost', async () => {
    const { scope, run, check } = await start();
    const message = 'There are seats for 1 of these 2 students. Choose fewer.';
    run.mockImplementation(() =>
      Promise.reject(httpError({ status: 409, statusText: '', response: { message } })),
    );
    await check(csv);
    await allSettled(importConfirmed, { scope });
    expect(scope.getState($problem)).toBe(message);
    expect(scope.getState($import)).toBe('checking');
    expect(scope.getState(list.$text)).toBe(csv);
  });
});
