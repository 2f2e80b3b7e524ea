import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountsOffered } from '@/features/student-list';
import { getClassFx, getSeatsFx } from '@/shared/api/classes';
import {
  createStudentAccountsFx,
  listStudentAccountsFx,
  makeSignInCardsFx,
  resetStudentAccountFx,
} from '@/shared/api/student-accounts';
import { listClassStudentsFx } from '@/shared/api/students';
import { navigateFx } from '@/shared/lib/navigation';
import { scienceClass } from '../../../../../tests/support/classes';
import {
  $choices,
  $isMaking,
  $seats,
  $slips,
  accountsOpened,
  cardsRequested,
  form,
  makingOpened,
  resetConfirmed,
  slipsClosed,
} from './accounts-page';

const seats = { used: 126, limit: 150 };
const id = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
const first = {
  student_id: id,
  name: 'Ada Byron',
  user_name: 'Ada B',
  password: 'plum-otter-river-42',
  pictures: [],
};
const card = { student_id: id, name: 'Ada Byron', user_name: 'Ada B', token: 'secret' };

const create = vi.fn((_source: unknown, _call: unknown): unknown => ({ items: [first] }));
const list = vi.fn((_source: unknown, _call: unknown): unknown => ({ items: [] }));
const reset = vi.fn((_source: unknown, _call: unknown): unknown => ({ ...first, password: 'new' }));
const makeCards = vi.fn((_source: unknown, _call: unknown): unknown => ({ items: [card] }));

const member = { student_id: id, name: 'Mina Ö', email: '', joined_at: '2026-11-20T09:00:00.000Z' };
const members = vi.fn((_source: unknown, _call: unknown): unknown => ({
  items: [
    { ...member, removed_at: null },
    { ...member, name: 'Leo Baptiste', removed_at: '2026-11-21T09:00:00.000Z' },
  ],
}));

beforeEach(() => {
  vi.clearAllMocks();
});

async function open() {
  const scope = fork({
    handlers: [
      [getClassFx, () => scienceClass],
      [getSeatsFx, () => seats],
      [listStudentAccountsFx, list],
      [createStudentAccountsFx, create],
      [resetStudentAccountFx, reset],
      [makeSignInCardsFx, makeCards],
      [listClassStudentsFx, members],
    ],
  });
  await allSettled(accountsOpened, { scope, params: scienceClass.id });
  await allSettled(makingOpened, { scope });
  return scope;
}

test('names become accounts, whose passwords are shown until they are closed', async () => {
  const scope = await open();
  await allSettled(form.changed, {
    scope,
    params: { names: 'Ada Byron\nBaptiste, Leo', consent: true, withPictures: true },
  });
  await allSettled(form.submitted, { scope });
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    request: {
      id: scienceClass.id,
      createStudentAccountsBody: {
        consent: true,
        with_pictures: true,
        students: [
          { first_name: 'Ada', last_name: 'Byron' },
          { first_name: 'Leo', last_name: 'Baptiste' },
        ],
      },
    },
  });
  expect(scope.getState($slips)).toEqual({ kind: 'passwords', items: [first] });
  expect(scope.getState($isMaking)).toBe(false);
  expect(scope.getState(form.$values)).toEqual({
    names: '',
    consent: false,
    withPictures: false,
    again: [],
  });
  expect(list).toHaveBeenCalledTimes(2);
  await allSettled(slipsClosed, { scope });
  expect(scope.getState($slips)).toBeNull();
});

test('a student who is in the class gets a second account only if ticked', async () => {
  const scope = await open();
  const names = 'mina  ö\nLeo Baptiste';
  await allSettled(form.changed, { scope, params: { names, consent: true } });
  await allSettled(form.submitted, { scope });
  const sent = () => create.mock.lastCall?.[1];
  const leo = { first_name: 'Leo', last_name: 'Baptiste' };
  expect(sent()).toMatchObject({ request: { createStudentAccountsBody: { students: [leo] } } });
  await allSettled(form.changed, { scope, params: { names, consent: true } });
  const again = scope.getState($choices).flatMap(({ key, reason }) => (reason === null ? [] : [key]));
  await allSettled(form.changed, { scope, params: { again } });
  await allSettled(form.submitted, { scope });
  expect(sent()).toMatchObject({
    request: { createStudentAccountsBody: { students: [{ first_name: 'mina' }, leo] } },
  });
});

test('the free seats are known before the names are typed', async () => {
  const scope = await open();
  await allSettled(makingOpened, { scope });
  expect(scope.getState($seats)).toEqual(seats);
});

test('without the consent nothing is sent', async () => {
  const scope = await open();
  await allSettled(form.changed, { scope, params: { names: 'Ada Byron' } });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toHaveProperty('consent');
  expect(create).not.toHaveBeenCalled();
});

test('a reset shows the new password, and cards are made for all students who were chosen', async () => {
  const scope = await open();
  await allSettled(resetConfirmed, { scope, params: { studentId: id, withPictures: true } });
  expect(reset.mock.calls[0]?.[1]).toMatchObject({
    request: { studentId: id, resetStudentAccountBody: { with_pictures: true } },
  });
  expect(scope.getState($slips)).toMatchObject({ kind: 'passwords', items: [{ password: 'new' }] });
  await allSettled(cardsRequested, { scope, params: Array.from({ length: 45 }, () => id) });
  expect(scope.getState($slips)).toEqual({ kind: 'cards', items: [card] });
  expect(makeCards.mock.calls[0]?.[1]).toMatchObject({
    request: { makeSignInCardsBody: { student_ids: { length: 45 } } },
  });
  await allSettled(accountsOpened, { scope, params: scienceClass.id });
  expect(scope.getState($slips)).toBeNull();
});

test('the names of a list without addresses are filled in, once', async () => {
  const scope = fork({
    handlers: [
      [getClassFx, () => scienceClass],
      [getSeatsFx, () => seats],
      [listStudentAccountsFx, list],
      [listClassStudentsFx, members],
      [navigateFx, () => {}],
    ],
  });
  const names = ['Ada Byron', 'Leo Baptiste'];
  await allSettled(accountsOffered, { scope, params: { classId: scienceClass.id, names } });
  await allSettled(accountsOpened, { scope, params: scienceClass.id });
  expect(scope.getState($isMaking)).toBe(true);
  expect(scope.getState(form.$values).names).toBe('Ada Byron\nLeo Baptiste');
  await allSettled(accountsOpened, { scope, params: scienceClass.id });
  expect(scope.getState($isMaking)).toBe(false);
});
