import { expect, it } from 'vitest';
import { GradeLevel } from '../../../generated/schemas/gradeLevel.ts';
import { Subject } from '../../../generated/schemas/subject.ts';
import { gradeBandOf } from './grade-bands.ts';
import { guidanceFor } from './guidance.ts';
import { subjectFamilyOf } from './subject-families.ts';

it('has guidance for every grade and every subject that forms offer', () => {
  expect(Object.values(GradeLevel).map((grade) => gradeBandOf(grade)?.name)).not.toContain(undefined);
  expect(Object.values(Subject).map((subject) => subjectFamilyOf(subject)?.name)).not.toContain(undefined);
});

it.each([
  ['Grade 2', 'Grades 1-2'],
  ['Grade 3', 'Grades 3-5'],
  ['Grade 8', 'Grades 6-8'],
  ['Grade 9', 'Grades 9-12'],
])('puts %s into the band %s', (grade, band) => {
  expect(gradeBandOf(grade)?.name).toBe(band);
});

it.each([
  ['Algebra II', 'mathematics'],
  ['US History', 'humanities'],
  ['Physical Education', 'physical education, health and well-being'],
  ['AP Physics C', 'science'],
  ['Spanish', 'language and literature'],
  ['Robotics', 'computing and technical education'],
  ['Film studies', 'the arts'],
])('finds the family of %s, which no form offers', (subject, family) => {
  expect(subjectFamilyOf(subject)?.name).toBe(family);
});

it('says nothing about an unknown subject without a grade', () => {
  expect(guidanceFor({ grade_level: '', subject: 'Chess' })).toBe('');
  expect(guidanceFor({ grade_level: 'Grade 4', subject: 'Chess' })).toMatch(/^For Grades 3-5:\n- [^]*$/);
});
