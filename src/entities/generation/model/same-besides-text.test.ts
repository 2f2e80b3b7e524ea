import { expect, test } from 'vitest';
import type { Generation } from '@/shared/api/generations';
import { lesson, settledState, writing } from '../../../../tests/support/documents';
import type { GenerationState } from './generation-state';
import { isSameBesidesText } from './same-besides-text';

/** The state after an event that changed this part of the document. */
function after(state: GenerationState, part: Partial<Generation>): GenerationState {
  if (!('document' in state)) return state;
  const { document } = state;
  return { ...state, document: { ...document, used: 9, generation: { ...document.generation, ...part } } };
}

const state = writing(lesson, 2);

test('text that is being written changes nothing else', () => {
  const next = after(state, { result: { overview: 'Rain' }, last_event: 80 });
  expect(isSameBesidesText(state, next)).toBe(true);
});

test.each<Partial<Generation>>([{ sections: [] }, { checks: [] }, { favourite: true }, { title: 'Rain' }])(
  'another part of the document is a change: %o',
  (part) => {
    expect(isSameBesidesText(state, after(state, part))).toBe(false);
  },
);

test('the end of the writing and an edit are changes', () => {
  const complete = settledState(lesson);
  expect(isSameBesidesText(state, complete)).toBe(false);
  const edited = after(complete, { result: { overview: 'Rain' } });
  expect(isSameBesidesText(complete, edited)).toBe(false);
});

test('a lost connection and a pause of the provider are changes', () => {
  if (state.state !== 'writing') throw new Error('It is being written.');
  const lost: GenerationState = { ...state, link: { ...state.link, state: 'lost' } };
  expect(isSameBesidesText(state, lost)).toBe(false);
  expect(isSameBesidesText(state, { ...state, waiting: { reason: 'busy', seconds: 3 } })).toBe(false);
});

test('a page without a document is the same as before', () => {
  const idle: GenerationState = { state: 'idle' };
  expect(isSameBesidesText(idle, idle)).toBe(true);
  expect(isSameBesidesText(idle, state)).toBe(false);
});
