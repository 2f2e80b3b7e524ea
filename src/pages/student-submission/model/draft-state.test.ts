import { expect, test } from 'vitest';
import { studentAssignment } from '../../../../tests/support/assignments';
import { openDraft, receiveOther, receiveSaved, settleConflict, typeInto } from './draft-state';

const { draft } = studentAssignment;
const opened = openDraft(studentAssignment, null);
const mine = { text: 'Wednesday', link: '' };

test('what this browser stored since the last save comes back unsaved', () => {
  expect(openDraft(studentAssignment, { ...mine, revision: draft.revision })).toMatchObject({
    content: mine,
    isUnsaved: true,
    conflict: null,
  });
});

test('it is not put over what another device has saved since', () => {
  const stored = { ...mine, revision: draft.revision - 1 };
  expect(openDraft(studentAssignment, stored)).toMatchObject({ content: mine, conflict: draft });
});

test('what was typed during a save is still unsaved', () => {
  const typed = typeInto(opened, { text: 'Wed' });
  const later = typeInto(typed, { text: 'Wednesday' });
  const saved = { id: studentAssignment.id, revision: 5, savedAt: '2026-10-08T10:00:00.000Z' };
  expect(receiveSaved(later, { ...saved, sent: { text: 'Wed', link: '' } })).toMatchObject({
    revision: 5,
    isUnsaved: true,
  });
  expect(receiveSaved(later, { ...saved, sent: mine })).toMatchObject({ isUnsaved: false });
});

test('a save whose answer was lost is no conflict', () => {
  const typed = typeInto(opened, mine);
  const other = { ...draft, ...mine, revision: 5 };
  expect(receiveOther(typed, { id: studentAssignment.id, other })).toMatchObject({
    revision: 5,
    isUnsaved: false,
    conflict: null,
  });
});

test('the student chooses between two versions', () => {
  const other = { ...draft, text: 'Thursday', revision: 6 };
  const both = receiveOther(typeInto(opened, mine), { id: studentAssignment.id, other });
  expect(both).toMatchObject({ conflict: other, content: mine });
  expect(settleConflict(both, 'own')).toMatchObject({ content: mine, revision: 6, isUnsaved: true });
  expect(settleConflict(both, 'other')).toMatchObject({
    content: { text: 'Thursday' },
    revision: 6,
    isUnsaved: false,
  });
});
