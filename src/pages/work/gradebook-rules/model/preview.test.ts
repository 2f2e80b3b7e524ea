import { describe, expect, test } from 'vitest';
import type { GradebookRulesContent } from '@/shared/api/gradebooks';
import { classBook, closedBook } from '../../../../../tests/support/class-book';
import { previewRules } from './preview';
import { effectSentences, touchedSentence } from './sentences';

const { content } = classBook.rules;
const withCategory = (
  change: Partial<GradebookRulesContent['categories'][number]>,
): GradebookRulesContent => ({
  ...content,
  categories: content.categories.map((one, place) => (place === 0 ? { ...one, ...change } : one)),
});
const must = { category: 'Homework', assignment_id: null, at_least: 75, otherwise_at_most: 59 };

describe('the effect of changed rules', () => {
  test('is none for rules that are stored', () => {
    const preview = previewRules(classBook, content);
    expect(preview).toMatchObject({ changed: [], levels: 0, rise: null, fall: null, missingAsZero: 0 });
    expect(effectSentences(preview)).toEqual(['No total changes.']);
  });

  test('says which totals change and by how much, those that change most first', () => {
    const preview = previewRules(classBook, withCategory({ drop_lowest: 1 }));
    expect(preview.changed.map(({ name }) => name)).toEqual([
      'Demir, Elif',
      'Goldberg, Daniel',
      'Adeyemi, Oluwaseun',
      'Chen, Jia-Hao',
    ]);
    // Homework of 70 and 60: 65 before, 70 after, with a weight of 30.
    expect(preview.changed[1]).toMatchObject({
      before: { percent: '61.90' },
      after: { percent: '63.40' },
    });
    expect(effectSentences(preview)[0]).toBe(
      '4 of 8 current totals change: a total rises by up to 1.50 percentage points.',
    );
    expect(preview.fall).toBeNull();
  });

  test('counts levels, and totals of terms', () => {
    const preview = previewRules(classBook, { ...content, decimals: 0, scale: null });
    expect([preview.changed.length, preview.levels, preview.terms]).toEqual([8, 8, 8]);
  });

  test('leaves a closed term as it is', () => {
    const closed = previewRules(closedBook, withCategory({ weight: 5 }));
    expect(closed.terms).toBe(0);
    expect(previewRules(classBook, withCategory({ weight: 5 })).terms).toBeGreaterThan(0);
  });

  test('says how many students a bonus and what must be passed touch', () => {
    const bonus = { category: null, assignment_id: classBook.assignments[0]?.id ?? '', at_least: 90, add: 2 };
    const preview = previewRules(classBook, { ...content, must_pass: [must], bonuses: [bonus] });
    expect(preview.mustPass).toEqual([{ judged: 8, touched: 3 }]);
    expect(preview.bonuses).toEqual([{ judged: 8, touched: 4 }]);
    expect(touchedSentence(preview.mustPass[0])).toBe('It touches 3 of 8 students now.');
  });
});
