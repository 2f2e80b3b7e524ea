import { addHighlight } from '../../server/school/lessons/lesson-highlights/highlights.ts';
import { addLessonDocument } from '../../server/school/lessons/lessons/lesson-documents.ts';
import { makeLesson } from '../../server/school/lessons/student-lessons/testing.ts';
import { classWith } from '../../server/school/marking/student-work/testing.ts';
import { finishedGeneration } from './make-resource.ts';
import type { Owned } from './owner-fixture.ts';

/** A lesson of the owner, who teaches its class. */
const taught: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const classId = await classWith(db, teacherId, []);
    const { id } = await makeLesson(db, teacherId, classId);
    return { params: { id }, classId };
  },
  rejection: 404,
};

const upload: Owned = {
  ...taught,
  create: async (...args) => ({ ...(await taught.create(...args)), file: 'Distance, bubbles' }),
};

const ofClass: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const classId = await classWith(db, teacherId, []);
    return { params: { id: classId }, classId };
  },
  rejection: 404,
};

type Part = 'lesson' | 'class' | 'file';

/** A published lesson of a class that the owner is the only student of. */
const attended = (part: Part): Owned => ({
  owner: { role: 'student' },
  create: async ({ db, signIn }, { id: studentId }) => {
    const teacher = await signIn();
    const classId = await classWith(db, teacher.id, [{ id: studentId }]);
    const { id, fileId } = await makeLesson(db, teacher.id, classId);
    return { params: { id: { lesson: id, class: classId, file: fileId }[part] } };
  },
  rejection: 404,
});

/** A document of the owner in a lesson of the owner. */
const document = (isAdded: boolean): Owned => ({
  create: async ({ app, db }, { id: teacherId, headers }) => {
    const generationId = await finishedGeneration(app, headers);
    const classId = await classWith(db, teacherId, []);
    const lesson = await makeLesson(db, teacherId, classId);
    const payload = { generation_id: generationId };
    if (!isAdded) return { params: { id: lesson.id }, classId, payload };
    const { id } = await addLessonDocument(db, teacherId, lesson.id, payload);
    return { params: { id }, classId };
  },
  rejection: 404,
});

/** A highlight of the owner in a lesson of their class. */
const highlight: Owned = {
  owner: { role: 'student' },
  create: async ({ db, signIn }, { id: studentId }) => {
    const teacher = await signIn();
    const classId = await classWith(db, teacher.id, [{ id: studentId }]);
    const lesson = await makeLesson(db, teacher.id, classId);
    const words = { quote: 'a whiteboard', prefix: '', suffix: '', color: 'yellow', note: '' } as const;
    const { id } = await addHighlight(db, studentId, lesson.id, words);
    return { params: { id } };
  },
  rejection: 404,
};

/** The fixtures of lessons, as teachers and as students see them. */
export const lessonFixtures = {
  listLessons: ofClass,
  createLesson: ofClass,
  getLesson: taught,
  saveLesson: taught,
  publishLesson: taught,
  moveLesson: taught,
  deleteLesson: taught,
  restoreLesson: taught,
  addLessonFile: upload,
  addLessonImage: upload,
  addLessonDocument: document(false),
  updateLessonDocument: document(true),
  linkLessonFile: attended('file'),
  listStudentLessons: attended('class'),
  getStudentLesson: attended('lesson'),
  listLessonHighlights: attended('lesson'),
  addLessonHighlight: attended('lesson'),
  changeLessonHighlight: highlight,
  removeLessonHighlight: highlight,
  markLessonRead: attended('lesson'),
  markLessonUnread: attended('lesson'),
};
