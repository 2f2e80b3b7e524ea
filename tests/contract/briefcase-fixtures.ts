import { briefcaseCalls } from '../../server/school/library/briefcases/testing.ts';
import { makeLesson } from '../../server/school/lessons/student-lessons/testing.ts';
import { classWith } from '../../server/school/marking/student-work/testing.ts';
import { joinSchool } from '../../server/documents/own-templates/testing.ts';
import type { Owned } from './owner-fixture.ts';

const folder: Owned = {
  create: async (testApp, owner) => {
    const { id } = await briefcaseCalls(testApp).folder(owner, 'Unit 2');
    return { params: { id } };
  },
  rejection: 404,
};

/** A folder of the owner with a colleague whom it is shared with. */
const member: Owned = {
  owner: { email: 'amara@northfield.test' },
  create: async (testApp, owner) => {
    const { folder: create, call } = briefcaseCalls(testApp);
    const colleague = await testApp.signIn({ email: `${crypto.randomUUID()}@northfield.test` });
    for (const { id } of [owner, colleague]) await joinSchool(testApp.db, id, 'Northfield School');
    const { id } = await create(owner, 'Unit 2');
    await call(owner, 'PUT', `/briefcase-folders/${id}/members/${colleague.id}`, { role: 'reader' });
    return { params: { id, user_id: colleague.id } };
  },
  rejection: 404,
};

const entry: Owned = {
  create: async (testApp, owner) => {
    const { id } = await briefcaseCalls(testApp).file(owner, 'leaf.txt', 'Leaves');
    return { params: { id } };
  },
  rejection: 404,
};

const file: Owned = {
  create: async (testApp, owner) => {
    const { file_id: id } = await briefcaseCalls(testApp).file(owner, 'leaf.txt', 'Leaves');
    return { params: { id: id ?? '' } };
  },
  rejection: 404,
};

const upload: Owned = {
  create: async (testApp, owner) => {
    const fields = { folder_id: null, name: 'leaf.txt', size: 6 };
    const { call } = briefcaseCalls(testApp);
    return { params: { id: (await call(owner, 'POST', '/briefcase-uploads', fields)).json().id } };
  },
  rejection: 404,
};

const part: Owned = {
  ...upload,
  create: async (...args) => {
    const target = await upload.create(...args);
    return { ...target, params: { ...target.params, at: '0' }, file: 'Leaves' };
  },
};

const toLesson: Owned = {
  create: async (testApp, owner) => {
    const { id } = await briefcaseCalls(testApp).file(owner, 'leaf.txt', 'Leaves');
    const classId = await classWith(testApp.db, owner.id, []);
    const lesson = await makeLesson(testApp.db, owner.id, classId);
    return { params: { id }, classId, payload: { lesson_id: lesson.id } };
  },
  rejection: 404,
};

/** The fixtures of briefcases. */
export const briefcaseFixtures = {
  updateBriefcaseFolder: folder,
  deleteBriefcaseFolder: folder,
  copyBriefcaseFolder: folder,
  linkBriefcaseFolder: folder,
  listBriefcaseMembers: folder,
  shareBriefcaseFolder: member,
  unshareBriefcaseFolder: member,
  getBriefcaseEntry: entry,
  renameBriefcaseEntry: entry,
  createSourceFromBriefcase: entry,
  copyBriefcaseEntryToLesson: toLesson,
  linkBriefcaseFile: file,
  restoreBriefcaseVersion: file,
  getBriefcaseUpload: upload,
  cancelBriefcaseUpload: upload,
  addBriefcasePart: part,
};
