import { findRules, storeRules } from '../../server/school/gradebook/rules/rules.ts';
import { closeTerm } from '../../server/school/gradebook/terms/close-term.ts';
import { classWith } from '../../server/school/marking/student-work/testing.ts';
import type { TestApp } from '../../server/testing.ts';
import type { Owned } from './owner-fixture.ts';

const TERM = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d01',
  name: 'Autumn',
  starts_on: '2026-09-01',
  ends_on: '2026-12-18',
  closes_on: null,
  weight: null,
};

/** A class of a teacher with a student and a term. */
async function classWithTerm({ db, signIn }: TestApp, teacherId: string) {
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacherId, [student]);
  const { content } = await findRules(db, classId);
  await storeRules(db, classId, { ...content, terms: [TERM] });
  return { classId, params: { id: classId, term_id: TERM.id, student_id: student.id } };
}

const term: Owned = { create: (testApp, { id }) => classWithTerm(testApp, id), rejection: 404 };

const closedTerm: Owned = {
  create: async (testApp, { id }) => {
    const target = await classWithTerm(testApp, id);
    await closeTerm(testApp.db, id, target.classId, TERM.id);
    return target;
  },
  rejection: 404,
};

/** The fixtures of the terms and students of gradebooks. */
export const gradebookFixtures = {
  closeTerm: term,
  reopenTerm: closedTerm,
  listTermClosings: closedTerm,
  saveGradebookStudent: term,
  listOverrideChanges: term,
};
