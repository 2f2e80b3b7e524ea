import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { User } from '@/shared/api/account';
import type { Onboarding, OwnClass } from '@/shared/api/onboarding';
import { teacher } from '../../../../tests/support/people';
import * as transitions from './transitions';
import { type OnboardingState, placeAt, type Step, stepOf } from './transitions';

const user: User = teacher;
const made: OwnClass = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  name: '7B',
  subject: 'Science',
  grade: 'Grade 7',
  cover: 'moss',
  code: 'HRB7B4Q',
  roster: [],
};

const step = fc.constantFrom<Step[]>('school', 'teaching', 'class');
/** Any progress that the server can send, incomplete ones included. */
const progress: fc.Arbitrary<Onboarding> = fc.record({
  role: fc.constantFrom('teacher', 'student'),
  completed: fc.boolean(),
  step,
  school: fc.constantFrom(null, {
    name: 'Harborview School',
    school_year: '2026',
    unit: null,
    section: null,
  }),
  grades: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
  subjects: fc.uniqueArray(fc.constantFrom('Science', 'Art'), { maxLength: 2 }),
  standards: fc.constant([]),
  invitation: fc.constant(null),
});

type Arrow = { name: string; move: (state: OnboardingState) => OnboardingState };
const fixed = (name: string, move: Arrow['move']): fc.Arbitrary<Arrow> => fc.constant({ name, move });

/** All events in any order, including late and repeated answers. */
const arrow: fc.Arbitrary<Arrow> = fc.oneof(
  fc
    .option(step)
    .map((wanted) => ({ name: 'open', move: (state) => transitions.open(state, wanted) }) satisfies Arrow),
  progress.map((read) => ({ name: 'load', move: (state) => transitions.load(state, read) }) satisfies Arrow),
  progress.map((read) => ({ name: 'save', move: (state) => transitions.save(state, read) }) satisfies Arrow),
  fixed('failToLoad', (state) => transitions.failToLoad(state, 'Not now.')),
  fixed('retry', transitions.retry),
  fixed('submit school', (state) => transitions.submit(state, 'school')),
  fixed('submit teaching', (state) => transitions.submit(state, 'teaching')),
  fixed('failToSave', transitions.failToSave),
  fixed('submitClass', transitions.submitClass),
  fixed('skip answered', (state) => transitions.complete(state, null, user)),
  fixed('class answered', (state) => transitions.complete(state, made, user)),
  fixed('failToComplete', transitions.failToComplete),
  fixed('leave', transitions.leave),
  fixed('switchRole', transitions.switchRole),
  fixed('endSwitch', transitions.endSwitch),
  fixed('failToSwitch', transitions.failToSwitch),
);

/** Long sequences: by default fast-check generates mostly short ones. */
const events = fc.array(arrow, { minLength: 30, maxLength: 60 });

/** The allowed predecessors of each state, from the diagram. */
const before: Readonly<Record<string, readonly string[]>> = {
  unknown: ['switching'],
  loading: ['unknown', 'unreachable', 'loading'],
  unreachable: ['loading'],
  filling: ['loading', 'filling', 'saving', 'completing', 'switching'],
  saving: ['filling'],
  completing: ['filling'],
  made: ['completing'],
  done: ['loading', 'completing', 'made'],
  switching: ['unknown', 'filling'],
};

/** The first transition that is not allowed. */
function whatBreaks(arrows: readonly Arrow[]): string | null {
  let state: OnboardingState = transitions.unknown;
  for (const { name, move } of arrows) {
    const next = move(state);
    if (next !== state && !before[next.state]?.includes(state.state)) {
      return `${name} led from ${state.state} to ${next.state}`;
    }
    const standing = stepOf(next);
    if (standing !== null && 'progress' in next && placeAt(next.progress, standing) === null) {
      return `${name} showed ${standing} over a gap`;
    }
    state = next;
  }
  return null;
}

test('any sequence of events leaves a valid state with an allowed step', () => {
  fc.assert(
    fc.property(events, (arrows) => {
      expect(whatBreaks(arrows)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('every state can be reached', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(events, (arrows) => {
      let state: OnboardingState = transitions.unknown;
      for (const { move } of arrows) {
        state = move(state);
        reached.add(state.state);
      }
    }),
    { numRuns: 500, seed: 7 },
  );
  expect([...reached].toSorted()).toEqual(Object.keys(before).toSorted());
});
