import { describe, expect, test } from 'vitest';
import { lesson } from '../../../../../tests/support/documents';
import { blankOf, readEditorSchema } from './editor-schema';
import { valueAt, withRowAdded, withRowMoved, withRowRemoved, withValueAt } from './json-path';
import {
  lettered,
  newQuestion,
  optionsOf,
  readQuestion,
  withCorrect,
  withOrder,
  withType,
} from './question-edit';

const sectionOf = (sample: typeof lesson, key: string) => {
  const section = sample.template.sections.find((candidate) => candidate.key === key);
  if (!section) throw new Error(`The template has no section ${key}.`);
  return section;
};

describe('a value by path', () => {
  const value = {
    phases: [
      { name: 'Begin', checks: ['a', 'b'] },
      { name: 'End', checks: [] },
    ],
    note: 'n',
  };

  test('is read and replaced; its siblings keep their identity', () => {
    const after = withValueAt(value, ['phases', 0, 'name'], 'Start');
    expect(valueAt(after, ['phases', 0, 'name'])).toBe('Start');
    expect(valueAt(after, ['phases', 1])).toBe(value.phases[1]);
    expect(value.phases[0]?.name).toBe('Begin');
  });

  test('that becomes undefined removes its key', () => {
    expect(withValueAt(value, ['note'], undefined)).toEqual({ phases: value.phases });
  });

  test('adds, removes and moves rows', () => {
    expect(valueAt(withRowAdded(value, ['phases', 0, 'checks'], 'c'), ['phases', 0, 'checks'])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(valueAt(withRowRemoved(value, ['phases', 0, 'checks'], 0), ['phases', 0, 'checks'])).toEqual([
      'b',
    ]);
    expect(valueAt(withRowMoved(value, ['phases', 0, 'checks'], 0, 1), ['phases', 0, 'checks'])).toEqual([
      'b',
      'a',
    ]);
  });

  test('the first and last row do not move out', () => {
    expect(withRowMoved(value, ['phases'], 0, -1)).toBe(value);
    expect(withRowMoved(value, ['phases'], 1, 1)).toBe(value);
  });

  test('the root can be a list or a string', () => {
    expect(withRowAdded(['a'], [], 'b')).toEqual(['a', 'b']);
    expect(withValueAt('old', [], 'new')).toBe('new');
  });
});

describe('the editor of a section', () => {
  test.each(lesson.template.sections.map((section) => [section.key, section] as const))(
    'of a lesson can be read for %s',
    (_, section) => {
      expect(readEditorSchema(section.schema)).toMatchObject({ label: section.title });
    },
  );

  test('a new row has its required properties', () => {
    const phases = readEditorSchema(sectionOf(lesson, 'phases').schema);
    const row = phases.kind === 'list' ? blankOf(phases.item) : null;
    expect(row).toEqual({ name: '', minutes: 0, teacher_actions: '', student_actions: '', checks: [] });
    expect(newQuestion()).toMatchObject({ options: [{ key: 'A', correct: true }, {}, {}, {}] });
  });
});

describe('a question', () => {
  const value = {
    id: 'q1',
    type: 'multiple-choice',
    stem: 'Which?',
    points: 1,
    source_ref: 'kept',
    options: [
      { key: 'A', text: 'one', correct: true },
      { key: 'B', text: 'two', correct: false },
    ],
  };
  const question = readQuestion(value);

  test('of multiple choice has exactly one correct option', () => {
    expect(question && withCorrect(question, 1, true).map(({ correct }) => correct)).toEqual([false, true]);
  });

  test('of multiple select keeps several correct options', () => {
    const several = question && { ...question, type: 'multiple-select' as const };
    expect(several && withCorrect(several, 1, true).map(({ correct }) => correct)).toEqual([true, true]);
  });

  test('letters follow the order', () => {
    expect(
      lettered(question ? optionsOf(question).toReversed() : []).map(({ key, text }) => `${key} ${text}`),
    ).toEqual(['A two', 'B one']);
  });

  test('that becomes true-false gets the options True and False', () => {
    expect(question && withType(value, question, 'true-false')).toMatchObject({
      type: 'true-false',
      source_ref: 'kept',
      options: [
        { text: 'True', correct: true },
        { text: 'False', correct: false },
      ],
    });
  });

  test('of ordering lists its items alphabetically, so that the order gives no hint', () => {
    expect(withOrder(value, ['egg', 'caterpillar', 'butterfly'])).toMatchObject({
      answers: ['egg', 'caterpillar', 'butterfly'],
      items: ['butterfly', 'caterpillar', 'egg'],
    });
  });

  test('another value has no question editor', () => {
    expect(readQuestion({ title: 'Part' })).toBeNull();
  });
});
