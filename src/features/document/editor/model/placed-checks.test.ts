import { describe, expect, test } from 'vitest';
import type { Check } from '@/shared/api/generations';
import { lesson, quiz } from '../../../../../tests/support/documents';
import { rewriteFor } from './check-fix';
import { checksOf } from './placed-checks';

const check = (part: Partial<Check>): Check => ({
  name: 'Found in the source',
  status: 'open',
  detail: 'Not there.',
  section: 'sections',
  path: null,
  ...part,
});

function placesIn(sample: typeof quiz, key: string, ...checks: Check[]) {
  const section = sample.template.sections.find((each) => each.key === key);
  if (!section) throw new Error(`The sample has no section ${key}.`);
  return checksOf(section, sample.generation.result[key], checks).map(({ item, beside }) => ({
    item,
    beside,
  }));
}

describe('a check is shown', () => {
  test('beside the question that its pointer names', () => {
    const path = '/sections/0/questions/1';
    expect(placesIn(quiz, 'sections', check({ path }))).toEqual([
      { item: [0, 'questions', 1], beside: [0, 'questions', 1] },
    ]);
  });

  test('beside the phase that contains the place', () => {
    expect(placesIn(lesson, 'phases', check({ section: 'phases', path: '/phases/1/checks' }))).toEqual([
      { item: [1], beside: [1] },
    ]);
  });

  test.each([null, '/sections', '/sections/0/questions/99', '/other/0'])(
    'below the section if the pointer is %j',
    (path) => {
      expect(placesIn(quiz, 'sections', check({ path }))).toEqual([{ item: [], beside: [] }]);
    },
  );

  test('below the section if its item is a row of a table', () => {
    const row = check({ section: 'marking_scheme', path: '/marking_scheme/0' });
    expect(placesIn(quiz, 'marking_scheme', row)).toEqual([{ item: [0], beside: [] }]);
  });

  test('only in the overview if it passed or is about another section', () => {
    expect(
      placesIn(quiz, 'sections', check({ status: 'passed' }), check({ section: 'instructions' })),
    ).toEqual([]);
  });
});

describe('the rewrite for an open check', () => {
  const byModel = { reading: null, composed: false };

  test('has the finding as its instruction and names the item', () => {
    expect(rewriteFor(check({ detail: 'x'.repeat(600) }), 'sections', [0, 'questions', 1], byModel)).toEqual({
      kind: 'regenerate',
      section: 'sections',
      item: [0, 'questions', 1],
      change: 'again',
      instruction: 'x'.repeat(500),
    });
  });

  test('does not exist where the built-in engine wrote', () => {
    expect(rewriteFor(check({}), 'sections', [], { ...byModel, composed: true })).toBeNull();
  });

  test('makes a text easier that is above its band, whichever engine wrote', () => {
    const reading = { target: 7, measured_fk: 11.4, in_band: false };
    const hard = check({ name: 'Reading level' });
    expect(rewriteFor(hard, 'sections', [], { reading, composed: true })).toMatchObject({ change: 'easier' });
  });
});
