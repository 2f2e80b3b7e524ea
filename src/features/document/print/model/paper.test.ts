import { expect, test } from 'vitest';
import type { Generation } from '@/shared/api/generations';
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
