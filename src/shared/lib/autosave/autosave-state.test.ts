import { expect, test } from 'vitest';
import { changeContent, openAutosaved, receiveOther, receiveSaved, settleConflict } from './autosave-state';

const saved = { content: { text: 'Mon', link: '' }, revision: 4, savedAt: '2026-10-08T09:00:00.000Z' };
const opened = openAutosaved('a', saved, null);
const mine = { text: 'Wednesday', link: '' };

test('what this browser stored since the last save comes back unsaved', () => {
  expect(openAutosaved('a', saved, { content: mine, revision: 4 })).toMatchObject({
    content: mine,
    isUnsaved: true,
    isRecovered: true,
    conflict: null,
  });
});

test('it is not put over what another device has saved since', () => {
  const draft = openAutosaved('a', saved, { content: mine, revision: 3 });
  expect(draft).toMatchObject({ content: mine, isRecovered: false, conflict: saved });
});

test('keys in another order are no change', () => {
  const stored = { content: { link: '', text: 'Mon' }, revision: 3 };
  expect(openAutosaved('a', saved, stored)).toMatchObject({ isUnsaved: false, conflict: null });
});

test('what was typed during a save is still unsaved', () => {
  const later = changeContent(opened, () => mine);
  const answer = { id: 'a', revision: 5, savedAt: '2026-10-08T10:00:00.000Z' };
  const wed = { text: 'Wed', link: '' };
  expect(receiveSaved(later, { ...answer, content: wed })).toMatchObject({ revision: 5, isUnsaved: true });
  expect(receiveSaved(later, { ...answer, content: mine })).toMatchObject({ isUnsaved: false });
});

test('a save whose answer was lost is no conflict', () => {
  const typed = changeContent(opened, () => mine);
  const other = { ...saved, id: 'a', content: mine, revision: 5 };
  expect(receiveOther(typed, other)).toMatchObject({ revision: 5, isUnsaved: false, conflict: null });
});

test('another version replaces one without changes', () => {
  expect(receiveOther(opened, { ...saved, id: 'a', content: mine, revision: 5 })).toMatchObject({
    content: mine,
    revision: 5,
    conflict: null,
  });
});

test('the user chooses between two versions', () => {
  const other = { ...saved, id: 'a', content: { text: 'Thursday', link: '' }, revision: 6 };
  const both = receiveOther(
    changeContent(opened, () => mine),
    other,
  );
  expect(both).toMatchObject({ conflict: { revision: 6 }, content: mine });
  expect(settleConflict(both, 'own')).toMatchObject({ content: mine, revision: 6, isUnsaved: true });
  expect(settleConflict(both, 'other')).toMatchObject({
    content: { text: 'Thursday' },
    revision: 6,
    isUnsaved: false,
  });
});
