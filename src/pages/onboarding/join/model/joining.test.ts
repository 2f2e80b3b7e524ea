import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invitation } from '@/shared/api/invitations';
import * as machine from './joining';
import type { JoiningState } from './joining';
import { CODE, invitation, preview } from './joining.fixture';

test('no order of events joins a class before its preview was shown', () => {
  const code = fc.constantFrom('', 'HRB7B4', CODE, 'ZZZZZZZ');
  const id = fc.constantFrom(invitation.id, 'other');
  const state = fc.constantFrom<Invitation['state'][]>('valid', 'expired', 'used', 'revoked');
  type Move = (before: JoiningState) => JoiningState;
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.option(id).map(
      (given): Move =>
        (before) =>
          machine.open(before, given),
    ),
    code.map(
      (given): Move =>
        (before) =>
          machine.changeCode(before, given),
    ),
    code.map(
      (given): Move =>
        (before) =>
          machine.find(before, given, preview),
    ),
    code.map(
      (given): Move =>
        (before) =>
          machine.refuseCode(before, given, 'No.'),
    ),
    fc.tuple(id, state).map(
      ([given, is]): Move =>
        (before) =>
          machine.read(before, { ...invitation, id: given, state: is }),
    ),
    id.map(
      (given): Move =>
        (before) =>
          machine.failToRead(before, given, 'No.'),
    ),
    fc.constant<Move>(machine.lookAgain),
    fc.constant<Move>(machine.join),
    fc.constant<Move>(machine.failToJoin),
    fc.constant<Move>(machine.endJoining),
  );
  const before: Readonly<Record<JoiningState['state'], readonly string[]>> = {
    typing: ['typing', 'looking', 'refused', 'reading', 'closed', 'ready'],
    looking: ['typing', 'looking', 'refused', 'closed', 'ready'],
    refused: ['looking'],
    reading: ['typing', 'looking', 'refused', 'reading', 'closed', 'ready'],
    closed: ['reading'],
    ready: ['looking', 'reading', 'joining'],
    joining: ['ready'],
    joined: ['joining'],
  };
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(move, { minLength: 20, maxLength: 50 }), (moves) => {
      let now: JoiningState = machine.typing;
      for (const step of moves) {
        const next = step(now);
        if (next !== now && !before[next.state].includes(now.state))
          throw new Error(`${now.state} became ${next.state}`);
        now = next;
        reached.add(now.state);
      }
    }),
    { numRuns: 500, seed: 3 },
  );
  expect([...reached].toSorted()).toEqual(Object.keys(before).toSorted());
});
