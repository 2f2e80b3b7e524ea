import { describe, expect, test } from 'vitest';
import type { Generation } from '@/shared/api/generations';
import { lesson, quiz } from '../../../../tests/support/documents';
import { aiNotice, documentFacts, papersOf, shownSections } from './document-view';
import { filledColumns } from './table-columns';

test('a document by a model says so and names it; one without AI does not', () => {
  expect(aiNotice({ ...lesson.generation.meta, composed: false, model: 'gpt-5' })).toBe(
    'Written with AI (gpt-5). Check it before you use it.',
  );
  expect(aiNotice({ ...lesson.generation.meta, composed: true })).toBeUndefined();
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
