import { scopeBind } from 'effector';
import { idIn, lessonIn } from './address-ids';
import type { LoadedPage } from './load-page';

/** The chunks of the pages of lessons. */
export const lessonPages = {
  'classes/lesson': async () => {
    const { LessonPage, lessonOpened } = await import('@/pages/classes/lesson');
    return {
      View: LessonPage,
      announce: (scope, { pathname }) => scopeBind(lessonOpened, { scope })(lessonIn(pathname)),
    };
  },
  'classes/new-lesson': async () => {
    const { NewLessonPage, newLessonOpened } = await import('@/pages/classes/new-lesson');
    return {
      View: NewLessonPage,
      announce: (scope, { search }) =>
        scopeBind(newLessonOpened, { scope })(new URLSearchParams(search).get('class') ?? ''),
    };
  },
  'student/lessons': async () => {
    const { StudentLessonsPage, lessonsOpened } = await import('@/pages/student/lessons');
    return {
      View: StudentLessonsPage,
      announce: (scope, { params }) => scopeBind(lessonsOpened, { scope })(params.id ?? ''),
    };
  },
  'student/lesson': async () => {
    const { StudentLessonPage, lessonOpened } = await import('@/pages/student/lesson');
    return {
      View: StudentLessonPage,
      announce: (scope, { search }) => scopeBind(lessonOpened, { scope })(idIn(search)),
    };
  },
} satisfies Record<string, () => Promise<LoadedPage>>;
