import { describe, expect, test } from 'vitest';
import type { Rubric } from '@/shared/api/blocks';
import { newCriterion, withDescription, withLevel, withLevelAdded, withLevelRemoved } from './rubric-edit';

const rubric: Rubric = {
  type: 'analytic',
  levels: [
    { label: 'Meets', points: 2 },
    { label: 'Nearly', points: 1 },
  ],
  criteria: [
    {
      name: 'Evidence',
      descriptors: [
        { level: 'Meets', points: 2, text: 'Two numbers.' },
        { level: 'Nearly', points: 1, text: 'One number.' },
      ],
    },
  ],
};
const descriptorsOf = (edited: Rubric) => edited.criteria?.[0]?.descriptors;

describe('a rubric', () => {
  test('a description is replaced at its level only', () => {
    expect(descriptorsOf(withDescription(rubric, { criterion: 0, level: 1 }, 'A guess.'))).toEqual([
      { level: 'Meets', points: 2, text: 'Two numbers.' },
      { level: 'Nearly', points: 1, text: 'A guess.' },
    ]);
  });

  test('a renamed level is renamed in every description', () => {
    const edited = withLevel(rubric, 1, { label: 'Not yet' });
    expect(edited.levels?.[1]).toEqual({ label: 'Not yet', points: 1 });
    expect(descriptorsOf(edited)?.[1]).toEqual({ level: 'Not yet', points: 1, text: 'One number.' });
  });

  test('a level is added to and removed from every criterion', () => {
    const added = withLevelAdded(rubric);
    expect(descriptorsOf(added)).toHaveLength(3);
    const removed = withLevelRemoved(added, 0);
    expect(removed.levels?.map((level) => level?.label)).toEqual(['Nearly', '']);
    expect(descriptorsOf(removed)?.map((entry) => entry?.text)).toEqual(['One number.', '']);
  });

  test('a new criterion has an empty description per level; a single-point rubric has one', () => {
    expect(newCriterion(rubric).descriptors).toHaveLength(2);
    expect(newCriterion({ ...rubric, type: 'single-point' }).descriptors).toHaveLength(1);
  });
});
