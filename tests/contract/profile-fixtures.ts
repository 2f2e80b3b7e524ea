import { addGuardian } from '../../server/school/people/guardians/guardians.ts';
import { links } from '../../server/school/people/guardians/testing.ts';
import { addNote } from '../../server/school/people/student-profiles/notes.ts';
import { addSupport } from '../../server/school/people/student-profiles/supports.ts';
import { classWith } from '../../server/school/marking/student-work/testing.ts';
import type { Owned } from './owner-fixture.ts';

const kemal = {
  name: 'Kemal Demir',
  email: 'kemal@home.test',
  language: 'tr',
  weekly_summary: false,
} as const;

/** What the owner knows about a student of a class. The classmates and the student themselves are other parties. */
const about = (part: 'student' | 'support' | 'note' | 'guardian'): Owned => ({
  create: async ({ db, signIn }, { id: teacherId }) => {
    const { id: student } = await signIn({ role: 'student' });
    const classId = await classWith(db, teacherId, [{ id: student }]);
    const details = { kind: 'extra_time', detail: 'Half as much again', review_on: null } as const;
    const support = await addSupport(db, teacherId, student, details);
    const note = await addNote(db, teacherId, student, 'Works well with Zofia.');
    const guardian = await addGuardian({ db, links }, teacherId, student, kemal);
    return {
      params: { id: { student, support: support.id, note: note.id, guardian: guardian.id }[part] },
      classId,
    };
  },
  rejection: 404,
});

/** The fixtures of profiles of students. */
export const profileFixtures = {
  getStudent: about('student'),
  addSupport: about('student'),
  editSupport: about('support'),
  removeSupport: about('support'),
  addNote: about('student'),
  editNote: about('note'),
  deleteNote: about('note'),
  restoreNote: about('note'),
  addGuardian: about('student'),
  editGuardian: about('guardian'),
  removeGuardian: about('guardian'),
  createGuardianLink: about('guardian'),
  revokeGuardianLinks: about('guardian'),
  previewSummary: about('guardian'),
};
