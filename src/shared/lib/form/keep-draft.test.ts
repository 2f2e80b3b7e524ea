import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { readStoredFx, removeStoredFx, storeFx } from '../storage';
import { createForm } from './create-form';
import { keepDraft, storedTexts } from './keep-draft';

const form = createForm({ name: 'note', initial: { text: '', urgent: false } });
const { draftOpened } = keepDraft({ form, readStored: storedTexts('text') });

function start(stored: unknown) {
  const storage = new Map<string, unknown>([['form:note:leaf', stored]]);
  const scope = fork({
    handlers: [
      [readStoredFx, (name: string) => storage.get(name)],
      [storeFx, ({ name, value }: { name: string; value: unknown }) => void storage.set(name, value)],
      [removeStoredFx, vi.fn((name: string) => void storage.delete(name))],
    ],
  });
  return { scope, storage };
}

test('what was typed returns, is stored with every change, and is removed once it is sent', async () => {
  const { scope, storage } = start({ text: 'May I', urgent: true });
  await allSettled(draftOpened, { scope, params: 'leaf' });
  expect(scope.getState(form.$values)).toEqual({ text: 'May I', urgent: false });
  await allSettled(form.changed, { scope, params: { text: 'May I draw two?' } });
  expect(storage.get('form:note:leaf')).toEqual({ text: 'May I draw two?', urgent: false });
  await allSettled(form.succeeded, { scope });
  expect(storage.has('form:note:leaf')).toBe(false);
});

test.each([[undefined], ['a text'], [{ text: 3 }]])('ignores %j in the storage', async (stored) => {
  const { scope } = start(stored);
  await allSettled(draftOpened, { scope, params: 'leaf' });
  expect(scope.getState(form.$values)).toEqual({ text: '', urgent: false });
});
