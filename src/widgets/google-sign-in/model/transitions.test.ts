import { expect, test } from 'vitest';
import {
  arrive,
  cancel,
  choose,
  complain,
  create,
  fail,
  type GoogleSignIn,
  load,
  loading,
  meet,
  miss,
  sign,
  succeed,
} from './transitions';

const person = { email: 'ada@school.test', first_name: 'Ada', last_name: 'Byron', id_token: 'token' };
const choices = { role: 'teacher' as const, mails: false, terms: true };
const states = {
  loading,
  failed: { state: 'failed' },
  ready: { state: 'ready', problem: null },
  signingIn: { state: 'signingIn', person, suggested: 'student' },
  choosing: { state: 'choosing', person, choices, problem: null, isConsentMissing: false },
  creating: { state: 'creating', person, choices },
} satisfies Record<GoogleSignIn['state'], GoogleSignIn>;

const arrows: [string, (google: GoogleSignIn) => GoogleSignIn, Partial<Record<string, unknown>>][] = [
  ['load', load, { failed: loading }],
  ['arrive', arrive, { loading: states.ready }],
  ['miss', miss, { loading: states.failed }],
  ['sign', (google) => sign(google, person, 'student'), { ready: states.signingIn }],
  ['complain', (google) => complain(google, 'No'), { ready: { state: 'ready', problem: 'No' } }],
  [
    'meet',
    meet,
    { signingIn: { ...states.choosing, choices: { role: 'student', mails: false, terms: false } } },
  ],
  [
    'choose',
    (google) => choose(google, { mails: true }),
    { choosing: { ...states.choosing, choices: { ...choices, mails: true } } },
  ],
  ['cancel', cancel, { choosing: states.ready }],
  ['create', create, { choosing: states.creating }],
  ['succeed', succeed, { signingIn: states.ready, creating: states.ready }],
  [
    'fail',
    (google) => fail(google, 'No'),
    { signingIn: { state: 'ready', problem: 'No' }, creating: { ...states.choosing, problem: 'No' } },
  ],
];

test.each(arrows)('%s changes only the allowed states', (_, arrow, allowed) => {
  for (const [name, state] of Object.entries(states)) {
    const expected = allowed[name];
    if (expected) expect(arrow(state), name).toEqual(expected);
    else expect(arrow(state), name).toBe(state);
  }
});

test('an account without the consent is not created until the user agrees', () => {
  const open = { ...states.choosing, choices: { ...choices, terms: false } };
  const refused = create(open);
  expect(refused).toEqual({ ...open, isConsentMissing: true });
  const agreed = choose(refused, { terms: true });
  expect(agreed).toMatchObject({ isConsentMissing: false });
  expect(create(agreed)).toEqual(states.creating);
});
