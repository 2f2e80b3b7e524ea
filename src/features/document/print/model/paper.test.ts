import { expect, test } from 'vitest';
import { blockSchemas } from '@/shared/api/blocks';
import classSet from '@/shared/api/generated/samples/grade-assignment.json';
import { type Generation, generationSchema } from '@/shared/api/generations';
import { templateSchema } from '@/shared/api/templates';
import { lesson, quiz } from '../../../../../tests/support/documents';
import { printedParts } from './paper';

const { template } = quiz;
const { result } = quiz.generation;
const twoVersions: Generation = {
  ...quiz.generation,
  sections: [...quiz.generation.sections, { key: 'versions', state: 'finished' }],
  result: {
    ...result,
    versions: [
      {
        title: 'Version B',
        questions: [{ id: 'q1', type: 'short-answer', stem: 'Why B?', points: 1, answers: ['So.'] }],
        answer_key: [{ question: '1', answer: 'So.', points: 1 }],
      },
    ],
  },
};

test('each version has its own instructions, questions and key', () => {
  const [a, b] = printedParts(template, twoVersions, { copy: 'teacher', letter: null, uploaded: '' });
  expect([a?.letter, b?.letter]).toEqual(['A', 'B']);
  const valueOf = (key: string) => b?.sections.find(({ section }) => section.key === key)?.value;
  expect(valueOf('instructions')).toBe(result['instructions']);
  expect(JSON.stringify(valueOf('sections'))).toContain('Why B?');
  expect(JSON.stringify(valueOf('answer_key'))).toContain('So.');
});

test('one version can be chosen; a document without versions has one part without a letter', () => {
  expect(printedParts(template, twoVersions, { copy: 'teacher', letter: 'B', uploaded: '' })).toHaveLength(1);
  expect(
    printedParts(lesson.template, lesson.generation, { copy: 'teacher', letter: null, uploaded: '' }),
  ).toMatchObject([{ letter: null }]);
});

test('a student copy contains no key in any version', () => {
  const parts = JSON.stringify(
    printedParts(template, twoVersions, { copy: 'student', letter: null, uploaded: '' }).map(({ sections }) =>
      sections.map(({ value }) => value),
    ),
  );
  expect(parts).toContain('Why B?');
  for (const secret of ['So.', '"correct"', '"explanation"']) expect(parts).not.toContain(secret);
});

test('a part brings the source along if its questions depend on it', () => {
  const [part] = printedParts(template, quiz.generation, { copy: 'student', letter: null, uploaded: '' });
  expect(part?.source).toContain('In the 1600s');
  const [without] = printedParts(
    template,
    { ...quiz.generation, input: { ...quiz.generation.input, source_type: 'none' } },
    { copy: 'student', letter: null, uploaded: '' },
  );
  expect(without?.source).toBe('');
  const file = { ...quiz.generation, input: { ...quiz.generation.input, source_type: 'file' } };
  const [uploaded] = printedParts(template, file, { copy: 'student', letter: null, uploaded: 'A willow.' });
  expect(uploaded?.source).toBe('A willow.');
});

test('the marks of a class set are a part for each student in the copy for students, and one for the teacher', () => {
  const marking = templateSchema.parse(classSet.template);
  const generation = generationSchema.parse(classSet.generation);
  const printed = (copy: 'teacher' | 'student') =>
    printedParts(marking, generation, { copy, letter: null, uploaded: '' });
  const names = submissionNames(generation.result['submissions']);
  expect(names.length).toBeGreaterThan(1);
  expect(printed('teacher')).toHaveLength(1);
  expect(
    printed('student').map(({ sections }) =>
      sections.flatMap(({ section, value }) => (section.key === 'submissions' ? submissionNames(value) : [])),
    ),
  ).toEqual(names.map((name) => [name]));
});

const submissionNames = (value: unknown) =>
  (blockSchemas.submissions.safeParse(value).data ?? []).map((each) => each?.submission_id);
