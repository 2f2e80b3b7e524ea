import { describe, expect, test } from 'vitest';
import type { Generation } from '@/shared/api/generations';
import { lesson, quiz } from '../../../../../tests/support/documents';
import { documentFacts, papersOf, shownSections } from './document-view';
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
import { filledColumns } from '@/widgets/document-blocks';

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

describe('a table', () => {
  test('leaves out a column that is empty in every row, and never all of them', () => {
    const columns = ['answer', 'points', 'standard'].map((key) => ({ key, label: key }));
    const keys = (rows: Parameters<typeof filledColumns>[1]) =>
      filledColumns(columns, rows).map(({ key }) => key);
    expect(keys([{ answer: 'A', points: 0, standard: '' }, null, { answer: '' }])).toEqual([
      'answer',
      'points',
    ]);
    expect(keys([{}])).toEqual(['answer', 'points', 'standard']);
  });
});

describe('the document', () => {
  const shown = (copy: 'teacher' | 'student') =>
    shownSections(lesson.template, lesson.generation, { copy, paper: null }).map(
      ({ section }) => section.key,
    );

  test('the student copy leaves out teacher-only sections', () => {
    expect(shown('teacher')).toContain('teacher_notes');
    expect(shown('student')).not.toContain('teacher_notes');
    expect(shown('student')).toContain('objectives');
  });

  test('shows only the sections that the generation has', () => {
    const keys = lesson.generation.sections.map(({ key }) => key);
    expect(shown('teacher')).toEqual(
      lesson.template.sections.map(({ key }) => key).filter((key) => keys.includes(key)),
    );
  });

  test('shows another version with its own questions, answer key and marking', () => {
    const questions = [{ id: 'q9', type: 'short-answer', stem: 'Why?', points: 2 }];
    const key = [{ question: '1', answer: 'Because', points: 2 }];
    const marking = [{ question: '1', look_for: 'A reason', points: 2 }];
    const version = { title: 'Version B', questions, answer_key: key, marking };
    const generation = {
      ...quiz.generation,
      sections: [...quiz.generation.sections, { key: 'versions', state: 'finished' as const }],
      result: { ...quiz.generation.result, versions: [version] },
    };
    const [paper] = papersOf(quiz.template, generation);
    expect(paper?.letter).toBe('B');
    const sections = shownSections(quiz.template, generation, { copy: 'teacher', paper: paper ?? null });
    expect(sections.map(({ section }) => section.key)).not.toContain('versions');
    expect(sections.find(({ section }) => section.key === 'sections')?.value).toMatchObject([{ questions }]);
    expect(sections.find(({ section }) => section.key === 'answer_key')?.value).toEqual(key);
    expect(sections.find(({ section }) => section.key === 'marking_scheme')?.value).toEqual(marking);
  });

  test('names the sections that are rewritten with a section, if the document has them', () => {
    const also = (generation: Generation) =>
      Object.fromEntries(
        shownSections(quiz.template, generation, { copy: 'teacher', paper: null }).map(
          ({ section, alsoRewritten }) => [section.key, alsoRewritten],
        ),
      );
    expect(also(quiz.generation)).toMatchObject({
      instructions: '',
      sections: 'Marking',
      marking_scheme: '',
    });
    const sections = quiz.generation.sections.filter(({ key }) => key !== 'marking_scheme');
    expect(also({ ...quiz.generation, sections })).toMatchObject({ sections: '' });
  });

  test('lists grade, subject, time, points and standards as facts', () => {
    expect(documentFacts(lesson.generation)).toContainEqual({ label: 'Grade', value: '7' });
    expect(
      documentFacts({
        ...lesson.generation,
        input: {},
        result: {},
        meta: { ...lesson.generation.meta, standards: [] },
      }),
    ).toEqual([]);
  });
});
