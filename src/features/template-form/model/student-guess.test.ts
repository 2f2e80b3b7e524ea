import { describe, expect, test } from 'vitest';
import { guessStudent } from './student-guess';

const students = ['Ada Lovelace', 'Ben Okri', 'Ben Ito', 'Zoë T.'];

describe('a file’s student', () => {
  test.each([
    ['essay_ada_final.docx', 'Ada Lovelace'],
    ['LovelaceAda-homework.pdf', 'Ada Lovelace'],
    ['Okri, Ben (2).txt', 'Ben Okri'],
    ['zoe-t.docx', 'Zoë T.'],
    ['B. Ito.pdf', 'Ben Ito'],
  ])('%s belongs to %s', (file, name) => {
    expect(guessStudent(file, students)).toEqual({ name, isSure: true });
  });

  test('of two students with the same first name is a guess to check', () => {
    expect(guessStudent('ben.pdf', students)).toEqual({ name: 'Ben Okri', isSure: false });
  });

  test('who is unknown is named by the words of the file', () => {
    expect(guessStudent('essay mia-keller v2.docx', students)).toEqual({ name: 'Mia Keller', isSure: false });
    expect(guessStudent('scan 0042.pdf', [])).toEqual({ name: '', isSure: false });
  });

  test('is not guessed from part of a word or an initial alone', () => {
    expect(guessStudent('adamant.pdf', students).isSure).toBe(false);
    expect(guessStudent('b.pdf', students).isSure).toBe(false);
  });
});
