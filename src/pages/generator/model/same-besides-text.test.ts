import { expect, test } from 'vitest';
import { documentOf, type GenerationState } from '@/entities/generation';
import type { Generation } from '@/shared/api/generations';
import { lesson, settledState, writing } from '../ui/generator.sample';
import { isSameBesidesText } from './same-besides-text';

const { template } = lesson;
const shown = (state: GenerationState) => ({ template, state, document: documentOf(state) });

/** The state after an event that changed this part of the document. */
function after(state: GenerationState, part: Partial<Generation>): GenerationState {
  if (!('document' in state)) return state;
  const { document } = state;
  return { ...state, document: { ...document, used: 9, generation: { ...document.generation, ...part } } };
}

const state = writing(lesson, 2);

test('text that is being written changes nothing else', () => {
  const next = after(state, { result: { overview: 'Rain' }, last_event: 80 });
  expect(isSameBesidesText(shown(state), shown(next))).toBe(true);
});

test.each<Partial<Generation>>([{ sections: [] }, { checks: [] }, { favourite: true }, { title: 'Rain' }])(
  'another part of the document is a change: %o',
  (part) => {
    expect(isSameBesidesText(shown(state), shown(after(state, part)))).toBe(false);
  },
);

test('the end of the writing and an edit are changes', () => {
  const complete = settledState(lesson);
  expect(isSameBesidesText(shown(state), shown(complete))).toBe(false);
  const edited = after(complete, { result: { overview: 'Rain' } });
  expect(isSameBesidesText(shown(complete), shown(edited))).toBe(false);
});

test('a page without a document is the same as before', () => {
  expect(isSameBesidesText(shown({ state: 'idle' }), shown({ state: 'idle' }))).toBe(false);
  const idle: GenerationState = { state: 'idle' };
  expect(isSameBesidesText(shown(idle), shown(idle))).toBe(true);
  expect(isSameBesidesText(shown(idle), shown(state))).toBe(false);
});
