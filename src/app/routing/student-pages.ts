import { scopeBind } from 'effector';
import { createElement, lazy } from 'react';
import { idIn } from './address-ids';
import { announcing } from './announcing';
import type { LoadedPage } from './load-page';

// A panel of the page of the profile, so that both are in one file.
const Profile = lazy(async () => ({ default: (await import('@/pages/people/student')).ProfilePanel }));

/** The chunks of the pages about students, for teachers and guardians. */
export const studentPages = {
  'people/students': async () => {
    const { StudentsPage, studentsOpened } = await import('@/pages/people/students');
    return { View: () => createElement(StudentsPage, { Profile }), announce: announcing(studentsOpened) };
  },
  'people/student': async () => {
    const { StudentProfilePage, profileOpened } = await import('@/pages/people/student');
    return {
      View: StudentProfilePage,
      announce: (scope, { search }) => scopeBind(profileOpened, { scope })(idIn(search)),
    };
  },
  'people/guardian': async () => {
    const { GuardianPage, linkOpened } = await import('@/pages/people/guardian');
    return {
      View: GuardianPage,
      announce: (scope, { params }) => scopeBind(linkOpened, { scope })(params.token ?? ''),
    };
  },
  'people/guardian-unsubscribe': async () => {
    const { UnsubscribePage, linkOpened } = await import('@/pages/people/guardian-unsubscribe');
    return {
      View: UnsubscribePage,
      announce: (scope, { params }) => scopeBind(linkOpened, { scope })(params.token ?? ''),
    };
  },
} satisfies Record<string, () => Promise<LoadedPage>>;
