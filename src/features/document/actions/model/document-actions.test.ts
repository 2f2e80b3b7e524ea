import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import {
  deriveGenerationsFx,
  duplicateGenerationFx,
  estimateDerivationFx,
  estimateRevisionFx,
} from '@/shared/api/actions';
import { navigateFx } from '@/shared/lib/navigation';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { absentSections, linkedAdditions, otherLanguages } from './action-request';
import {
  $action,
  actionConfirmed,
  actionOpened,
  choiceMade,
  duplicateRequested,
  revisionConfirmed,
} from './document-actions';

const estimate = {
  credits: 640,
  input_tokens: 400,
  output_tokens: 240,
  affordable: true,
  unlimited: false,
  refusal: null,
};
const { generation, template } = lesson;
const copy = { ...generation, id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f' };
const linked = {
  id: copy.id,
  template_type: generation.template_type,
  title: 'Agua',
  kind: 'translation',
  language: 'Spanish',
};

function start(answer: object = estimate) {
  const outside = {
    price: vi.fn((..._call: unknown[]): unknown => answer),
    revise: vi.fn(),
    derive: vi.fn((..._call: unknown[]): unknown => ({ items: [linked] })),
    navigate: vi.fn((..._call: unknown[]): unknown => undefined),
  };
  const scope = fork({
    values: [[$generation, settledState(lesson)]],
    handlers: [
      [estimateRevisionFx, outside.price],
      [estimateDerivationFx, outside.price],
      [deriveGenerationsFx, outside.derive],
      [duplicateGenerationFx, () => copy],
      [navigateFx, outside.navigate],
    ],
  });
  createWatch({ unit: revisionConfirmed, scope, fn: outside.revise });
  return { scope, outside };
}

describe('an action on the whole document', () => {
  test('shows its price and begins once it is confirmed', async () => {
    const { scope, outside } = start();
    await allSettled(actionOpened, { scope, params: 'shorter' });
    expect(scope.getState($action)).toMatchObject({ state: 'priced', estimate });
    expect(outside.revise).not.toHaveBeenCalled();
    await allSettled(actionConfirmed, { scope });
    expect(outside.revise).toHaveBeenCalledExactlyOnceWith({ kind: 'revise', change: 'shorter' });
    expect(scope.getState($action)).toEqual({ state: 'none' });
  });

  test('waits for a choice, and opens the new document', async () => {
    const { scope, outside } = start();
    await allSettled(actionOpened, { scope, params: 'translate' });
    expect(outside.price).not.toHaveBeenCalled();
    await allSettled(choiceMade, { scope, params: 'Spanish' });
    await allSettled(actionConfirmed, { scope });
    expect(outside.derive).toHaveBeenCalledOnce();
    expect(outside.navigate).toHaveBeenCalledWith({
      to: `/teacher/${generation.template_type}/edit/${linked.id}`,
    });
  });

  test.each([
    ['cannot be afforded', { ...estimate, affordable: false }],
    ['is declined by the engine', { ...estimate, refusal: 'Connect an AI model.' }],
  ])('does not begin if it %s', async (_, answer) => {
    const { scope, outside } = start(answer);
    await allSettled(actionOpened, { scope, params: 'longer' });
    await allSettled(actionConfirmed, { scope });
    expect(outside.revise).not.toHaveBeenCalled();
  });
});

test('a duplicate opens at once', async () => {
  const { scope, outside } = start();
  await allSettled(duplicateRequested, { scope });
  expect(outside.navigate).toHaveBeenCalledWith({
    to: `/teacher/${copy.template_type}/edit/${copy.id}`,
  });
});

test('offers the sections that are missing, the other languages, and other templates for the rest', () => {
  const [first, ...others] = generation.sections;
  expect(absentSections(template, { sections: others }).map(({ key }) => key)).toContain(first?.key);
  expect(otherLanguages(template, generation)).toContain('Spanish');
  expect(otherLanguages(template, generation)).not.toContain(generation.meta.language);
  const target = {
    template_type: generation.template_type,
    title: 'Letters',
    group: 'Plan',
    blocks: ['letter'],
  } as const;
  const offered = linkedAdditions({ ...template, targets: [{ ...target, blocks: [...target.blocks] }] });
  expect(offered.map(({ label }) => label)).toEqual(['A note to families']);
});
