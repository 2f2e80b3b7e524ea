import { scopeBind } from 'effector';
import { templateTypeIn } from '@/shared/api/template-route';
import { declaredTemplates } from '../../shared/api/generated/catalogue/templates';
import { idIn, UUID_LENGTH } from './address-ids';
import { announcing } from './announcing';
import { lessonPages } from './lesson-pages';
import type { LoadedPage } from './load-page';
import { onboardingPages } from './onboarding-pages';
import type { PageName } from './routes';
import { studentPages } from './student-pages';

/** The chunk of each page but the one of the first view, loaded on its first visit. */
export const pages: Record<Exclude<PageName, 'login'> | 'not-found', () => Promise<LoadedPage>> = {
  home: async () => {
    const { HomePage, homeOpened } = await import('@/pages/home');
    return { View: HomePage, announce: announcing(homeOpened) };
  },
  templates: async () => {
    const { TemplatesPage, templatesOpened } = await import('@/pages/templates');
    return { View: TemplatesPage, announce: announcing(templatesOpened) };
  },
  'own-templates': async () => {
    const { OwnTemplatesPage, ownTemplatesOpened } = await import('@/pages/own-templates');
    return { View: OwnTemplatesPage, announce: announcing(ownTemplatesOpened) };
  },
  'own-template': async () => {
    const { OwnTemplatePage, editorOpened } = await import('@/pages/own-template');
    return {
      View: OwnTemplatePage,
      announce: (scope, { params }) => scopeBind(editorOpened, { scope })(params.id ?? ''),
    };
  },
  generator: async () => {
    const { GeneratorPage, generatorOpened, loadOpenedDocument, valuesIn } = await import(
      '@/pages/generator'
    );
    return {
      View: GeneratorPage,
      announce: async (scope, { params, pathname, search }) => {
        // Its models follow the opening of a document.
        if (params.id !== undefined) await loadOpenedDocument();
        scopeBind(generatorOpened, { scope })({
          type: templateTypeIn(pathname),
          id: params.id ?? null,
          values: valuesIn(search),
          from: new URLSearchParams(search).get('from'),
          printing: pathname.endsWith('/print'),
          modifies: modifyFormOf(pathname) === pathname,
        });
      },
    };
  },
  'question-sets': async () => {
    const { QuestionSetsPage, questionSetsOpened } = await import('@/pages/question-sets');
    return {
      View: QuestionSetsPage,
      announce: (scope, { pathname }) =>
        scopeBind(questionSetsOpened, { scope })(modifyFormOf(pathname) ?? ''),
    };
  },
  'generator-history': async () => {
    const { GeneratorHistoryPage, historyOpened } = await import('@/pages/generator-history');
    return {
      View: GeneratorHistoryPage,
      announce: (scope, { pathname }) => scopeBind(historyOpened, { scope })(templateTypeIn(pathname)),
    };
  },
  notifications: async () => {
    const { NotificationsPage, notificationsOpened } = await import('@/pages/notifications');
    return { View: NotificationsPage, announce: announcing(notificationsOpened) };
  },
  unsubscribe: async () => {
    const { UnsubscribePage, linkOpened } = await import('@/pages/unsubscribe');
    return {
      View: UnsubscribePage,
      announce: (scope, { search }) => scopeBind(linkOpened, { scope })(search),
    };
  },
  assignments: async () => {
    const { AssignmentsPage, assignmentsOpened } = await import('@/pages/assignments');
    return { View: AssignmentsPage, announce: announcing(assignmentsOpened) };
  },
  assignment: async () => {
    const { AssignmentPage, assignmentOpened } = await import('@/pages/assignment');
    return {
      View: AssignmentPage,
      announce: (scope, { search }) => scopeBind(assignmentOpened, { scope })(idIn(search)),
    };
  },
  'assignment-editor': async () => {
    const { AssignmentEditorPage, editorOpened } = await import('@/pages/assignment-editor');
    return {
      View: AssignmentEditorPage,
      announce: (scope, { params, search }) =>
        scopeBind(editorOpened, { scope })({
          id: params.assignmentId ?? 'new',
          documentId: new URLSearchParams(search).get('document'),
          classId: new URLSearchParams(search).get('class'),
          lessonId: new URLSearchParams(search).get('lesson'),
        }),
    };
  },
  marking: async () => {
    const { MarkingPage, submissionOpened } = await import('@/pages/marking');
    return {
      View: MarkingPage,
      announce: (scope, { search }) => scopeBind(submissionOpened, { scope })(idIn(search)),
    };
  },
  ...studentPages,
  'student-assignments': async () => {
    const { StudentAssignmentsPage, assignmentsOpened } = await import('@/pages/student-assignments');
    return { View: StudentAssignmentsPage, announce: announcing(assignmentsOpened) };
  },
  'student-assignment': async () => {
    const { StudentAssignmentPage, assignmentOpened } = await import('@/pages/student-assignment');
    return {
      View: StudentAssignmentPage,
      announce: (scope, { search }) => scopeBind(assignmentOpened, { scope })(idIn(search)),
    };
  },
  'student-submission': async () => {
    const { StudentSubmissionPage, workOpened } = await import('@/pages/student-submission');
    return {
      View: StudentSubmissionPage,
      announce: (scope, { pathname }) => scopeBind(workOpened, { scope })(pathname.slice(-UUID_LENGTH)),
    };
  },
  batch: async () => {
    const { BatchPage, batchOpened } = await import('@/pages/batch');
    return {
      View: BatchPage,
      announce: (scope, { params }) => scopeBind(batchOpened, { scope })(params.id ?? ''),
    };
  },
  favourites: async () => {
    const { FavouritesPage, favouritesOpened } = await import('@/pages/favourites');
    return { View: FavouritesPage, announce: announcing(favouritesOpened) };
  },
  draft: async () => {
    const { DraftPage, draftsOpened } = await import('@/pages/draft');
    return { View: DraftPage, announce: announcing(draftsOpened) };
  },
  search: async () => {
    const { SearchPage, searchOpened } = await import('@/pages/search');
    return {
      View: SearchPage,
      announce: (scope, { search }) => scopeBind(searchOpened, { scope })(search),
    };
  },
  trash: async () => {
    const { TrashPage, trashOpened } = await import('@/pages/trash');
    return { View: TrashPage, announce: announcing(trashOpened) };
  },
  classes: async () => {
    const { ClassesPage, classesOpened } = await import('@/pages/classes');
    return { View: ClassesPage, announce: announcing(classesOpened) };
  },
  class: async () => {
    const { ClassPage, classPageOpened } = await import('@/pages/class');
    return {
      View: ClassPage,
      announce: (scope, { params }) => scopeBind(classPageOpened, { scope })(params.classId ?? ''),
    };
  },
  ...lessonPages,
  'joined-class': async () => {
    const { JoinedClassPage, joinedClassOpened } = await import('@/pages/joined-class');
    return {
      View: JoinedClassPage,
      announce: (scope, { params }) => scopeBind(joinedClassOpened, { scope })(params.id ?? ''),
    };
  },
  'joined-classes': async () => {
    const { JoinedClassesPage, joinedClassesOpened } = await import('@/pages/joined-classes');
    return {
      View: JoinedClassesPage,
      announce: (scope, { search }) =>
        scopeBind(joinedClassesOpened, { scope })(new URLSearchParams(search).get('code')),
    };
  },
  'student-home': async () => {
    const { StudentHomePage, studentHomeOpened } = await import('@/pages/student-home');
    return { View: StudentHomePage, announce: announcing(studentHomeOpened) };
  },
  register: async () => {
    const { RegisterPage, registerOpened } = await import('@/pages/register');
    return { View: RegisterPage, announce: announcing(registerOpened) };
  },
  forgot: async () => {
    const { ForgotPage, forgotOpened } = await import('@/pages/forgot');
    return { View: ForgotPage, announce: announcing(forgotOpened) };
  },
  'reset-password': async () => {
    const { ResetPasswordPage, resetOpened } = await import('@/pages/reset-password');
    return {
      View: ResetPasswordPage,
      announce: (scope, { search }) => scopeBind(resetOpened, { scope })(search),
    };
  },
  about: async () => {
    const { AboutPage, aboutOpened } = await import('@/pages/about');
    return { View: AboutPage, announce: announcing(aboutOpened) };
  },
  licences: async () => {
    const { LicencesPage } = await import('@/pages/licences');
    return { View: LicencesPage };
  },
  privacy: async () => ({ View: (await import('@/pages/privacy')).PrivacyPage }),
  'shared-document': async () => {
    const { linkOpened, SharedDocumentPage } = await import('@/pages/shared-document');
    return {
      View: SharedDocumentPage,
      announce: (scope, { params }) => scopeBind(linkOpened, { scope })(params.token ?? ''),
    };
  },
  terms: async () => ({ View: (await import('@/pages/terms')).TermsPage }),
  unbuilt: async () => ({ View: (await import('@/pages/unbuilt')).UnbuiltPage }),
  accounts: async () => {
    const { AccountsPage, accountsOpened } = await import('@/pages/accounts');
    return { View: AccountsPage, announce: announcing(accountsOpened) };
  },
  profile: async () => {
    const { ProfilePage, profileOpened } = await import('@/pages/profile');
    return { View: ProfilePage, announce: announcing(profileOpened) };
  },
  verify: async () => {
    const { VerifyPage, verifyOpened } = await import('@/pages/verify');
    return { View: VerifyPage, announce: announcing(verifyOpened) };
  },
  'verify-email': async () => {
    const { VerifyEmailPage, linkOpened } = await import('@/pages/verify-email');
    return {
      View: VerifyEmailPage,
      announce: (scope, { params, search }) =>
        scopeBind(linkOpened, { scope })({ id: params.id ?? '', token: params.token ?? '', search }),
    };
  },
  usage: async () => {
    const { UsagePage, usageOpened } = await import('@/pages/usage');
    return { View: UsagePage, announce: announcing(usageOpened) };
  },
  plans: async () => {
    const { PlansPage, plansOpened } = await import('@/pages/plans');
    return {
      View: PlansPage,
      announce: (scope, { search }) => scopeBind(plansOpened, { scope })({ search }),
    };
  },
  payment: async () => {
    const { PaymentPage, paymentOpened } = await import('@/pages/payment');
    return {
      View: PaymentPage,
      announce: (scope, { search }) => scopeBind(paymentOpened, { scope })({ search }),
    };
  },
  billing: async () => {
    const { BillingPage, billingOpened } = await import('@/pages/billing');
    return { View: BillingPage, announce: announcing(billingOpened) };
  },
  invoice: async () => {
    const { InvoicePage, invoiceOpened } = await import('@/pages/invoice');
    return {
      View: InvoicePage,
      announce: (scope, { params }) => scopeBind(invoiceOpened, { scope })(params.id ?? ''),
    };
  },
  invitation: async () => {
    const { InvitationPage, invitationOpened } = await import('@/pages/invitation');
    return {
      View: InvitationPage,
      announce: (scope, { params, search }) =>
        scopeBind(invitationOpened, { scope })({ id: params.id ?? '', search }),
    };
  },
  ...onboardingPages,
  'not-found': async () => ({ View: (await import('@/pages/not-found')).NotFoundPage }),
};

/** The path of the form that changes questions, of the template of a path; undefined if it has none. */
function modifyFormOf(pathname: string): string | undefined {
  const type = templateTypeIn(pathname);
  const declared = declaredTemplates.find(({ templateType }) => templateType === type);
  return declared?.modifies ? `${declared.route}/${declared.modifies.form}` : undefined;
}
