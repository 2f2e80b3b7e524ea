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
export const pages: Record<Exclude<PageName, 'entry/login'> | 'system/not-found', () => Promise<LoadedPage>> =
  {
    'documents/home': async () => {
      const { HomePage, homeOpened } = await import('@/pages/documents/home');
      return { View: HomePage, announce: announcing(homeOpened) };
    },
    'documents/templates': async () => {
      const { TemplatesPage, templatesOpened } = await import('@/pages/documents/templates');
      return { View: TemplatesPage, announce: announcing(templatesOpened) };
    },
    'documents/own-templates': async () => {
      const { OwnTemplatesPage, ownTemplatesOpened } = await import('@/pages/documents/own-templates');
      return { View: OwnTemplatesPage, announce: announcing(ownTemplatesOpened) };
    },
    'documents/own-template': async () => {
      const { OwnTemplatePage, editorOpened } = await import('@/pages/documents/own-template');
      return {
        View: OwnTemplatePage,
        announce: (scope, { params }) => scopeBind(editorOpened, { scope })(params.id ?? ''),
      };
    },
    'documents/generator': async () => {
      const { GeneratorPage, generatorOpened, loadOpenedDocument, valuesIn } = await import(
        '@/pages/documents/generator'
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
    'documents/question-sets': async () => {
      const { QuestionSetsPage, questionSetsOpened } = await import('@/pages/documents/question-sets');
      return {
        View: QuestionSetsPage,
        announce: (scope, { pathname }) =>
          scopeBind(questionSetsOpened, { scope })(modifyFormOf(pathname) ?? ''),
      };
    },
    'documents/generator-history': async () => {
      const { GeneratorHistoryPage, historyOpened } = await import('@/pages/documents/generator-history');
      return {
        View: GeneratorHistoryPage,
        announce: (scope, { pathname }) => scopeBind(historyOpened, { scope })(templateTypeIn(pathname)),
      };
    },
    'account/notifications': async () => {
      const { NotificationsPage, notificationsOpened } = await import('@/pages/account/notifications');
      return { View: NotificationsPage, announce: announcing(notificationsOpened) };
    },
    'entry/unsubscribe': async () => {
      const { UnsubscribePage, linkOpened } = await import('@/pages/entry/unsubscribe');
      return {
        View: UnsubscribePage,
        announce: (scope, { search }) => scopeBind(linkOpened, { scope })(search),
      };
    },
    'work/assignments': async () => {
      const { AssignmentsPage, assignmentsOpened } = await import('@/pages/work/assignments');
      return { View: AssignmentsPage, announce: announcing(assignmentsOpened) };
    },
    'work/assignment': async () => {
      const { AssignmentPage, assignmentOpened } = await import('@/pages/work/assignment');
      return {
        View: AssignmentPage,
        announce: (scope, { search }) => scopeBind(assignmentOpened, { scope })(idIn(search)),
      };
    },
    'work/assignment-editor': async () => {
      const { AssignmentEditorPage, editorOpened } = await import('@/pages/work/assignment-editor');
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
    'work/marking': async () => {
      const { MarkingPage, submissionOpened } = await import('@/pages/work/marking');
      return {
        View: MarkingPage,
        announce: (scope, { search }) => scopeBind(submissionOpened, { scope })(idIn(search)),
      };
    },
    ...studentPages,
    'student/assignments': async () => {
      const { StudentAssignmentsPage, assignmentsOpened } = await import('@/pages/student/assignments');
      return { View: StudentAssignmentsPage, announce: announcing(assignmentsOpened) };
    },
    'student/assignment': async () => {
      const { StudentAssignmentPage, assignmentOpened } = await import('@/pages/student/assignment');
      return {
        View: StudentAssignmentPage,
        announce: (scope, { search }) => scopeBind(assignmentOpened, { scope })(idIn(search)),
      };
    },
    'student/submission': async () => {
      const { StudentSubmissionPage, workOpened } = await import('@/pages/student/submission');
      return {
        View: StudentSubmissionPage,
        announce: (scope, { pathname }) => scopeBind(workOpened, { scope })(pathname.slice(-UUID_LENGTH)),
      };
    },
    'documents/batch': async () => {
      const { BatchPage, batchOpened } = await import('@/pages/documents/batch');
      return {
        View: BatchPage,
        announce: (scope, { params }) => scopeBind(batchOpened, { scope })(params.id ?? ''),
      };
    },
    'documents/favourites': async () => {
      const { FavouritesPage, favouritesOpened } = await import('@/pages/documents/favourites');
      return { View: FavouritesPage, announce: announcing(favouritesOpened) };
    },
    'documents/draft': async () => {
      const { DraftPage, draftsOpened } = await import('@/pages/documents/draft');
      return { View: DraftPage, announce: announcing(draftsOpened) };
    },
    'documents/search': async () => {
      const { SearchPage, searchOpened } = await import('@/pages/documents/search');
      return {
        View: SearchPage,
        announce: (scope, { search }) => scopeBind(searchOpened, { scope })(search),
      };
    },
    'documents/trash': async () => {
      const { TrashPage, trashOpened } = await import('@/pages/documents/trash');
      return { View: TrashPage, announce: announcing(trashOpened) };
    },
    'classes/classes': async () => {
      const { ClassesPage, classesOpened } = await import('@/pages/classes/classes');
      return { View: ClassesPage, announce: announcing(classesOpened) };
    },
    'classes/class': async () => {
      const { ClassPage, classPageOpened } = await import('@/pages/classes/class');
      return {
        View: ClassPage,
        announce: (scope, { params }) => scopeBind(classPageOpened, { scope })(params.classId ?? ''),
      };
    },
    ...lessonPages,
    'student/class': async () => {
      const { JoinedClassPage, joinedClassOpened } = await import('@/pages/student/class');
      return {
        View: JoinedClassPage,
        announce: (scope, { params }) => scopeBind(joinedClassOpened, { scope })(params.id ?? ''),
      };
    },
    'student/classes': async () => {
      const { JoinedClassesPage, joinedClassesOpened } = await import('@/pages/student/classes');
      return {
        View: JoinedClassesPage,
        announce: (scope, { search }) =>
          scopeBind(joinedClassesOpened, { scope })(new URLSearchParams(search).get('code')),
      };
    },
    'student/home': async () => {
      const { StudentHomePage, studentHomeOpened } = await import('@/pages/student/home');
      return { View: StudentHomePage, announce: announcing(studentHomeOpened) };
    },
    'entry/register': async () => {
      const { RegisterPage, registerOpened } = await import('@/pages/entry/register');
      return { View: RegisterPage, announce: announcing(registerOpened) };
    },
    'entry/forgot': async () => {
      const { ForgotPage, forgotOpened } = await import('@/pages/entry/forgot');
      return { View: ForgotPage, announce: announcing(forgotOpened) };
    },
    'entry/reset-password': async () => {
      const { ResetPasswordPage, resetOpened } = await import('@/pages/entry/reset-password');
      return {
        View: ResetPasswordPage,
        announce: (scope, { search }) => scopeBind(resetOpened, { scope })(search),
      };
    },
    'legal/about': async () => {
      const { AboutPage, aboutOpened } = await import('@/pages/legal/about');
      return { View: AboutPage, announce: announcing(aboutOpened) };
    },
    'legal/licences': async () => {
      const { LicencesPage } = await import('@/pages/legal/licences');
      return { View: LicencesPage };
    },
    'legal/privacy': async () => ({ View: (await import('@/pages/legal/privacy')).PrivacyPage }),
    'documents/shared-document': async () => {
      const { linkOpened, SharedDocumentPage } = await import('@/pages/documents/shared-document');
      return {
        View: SharedDocumentPage,
        announce: (scope, { params }) => scopeBind(linkOpened, { scope })(params.token ?? ''),
      };
    },
    'legal/terms': async () => ({ View: (await import('@/pages/legal/terms')).TermsPage }),
    'system/unbuilt': async () => ({ View: (await import('@/pages/system/unbuilt')).UnbuiltPage }),
    'account/accounts': async () => {
      const { AccountsPage, accountsOpened } = await import('@/pages/account/accounts');
      return { View: AccountsPage, announce: announcing(accountsOpened) };
    },
    'account/profile': async () => {
      const { ProfilePage, profileOpened } = await import('@/pages/account/profile');
      return { View: ProfilePage, announce: announcing(profileOpened) };
    },
    'entry/verify': async () => {
      const { VerifyPage, verifyOpened } = await import('@/pages/entry/verify');
      return { View: VerifyPage, announce: announcing(verifyOpened) };
    },
    'entry/verify-email': async () => {
      const { VerifyEmailPage, linkOpened } = await import('@/pages/entry/verify-email');
      return {
        View: VerifyEmailPage,
        announce: (scope, { params, search }) =>
          scopeBind(linkOpened, { scope })({ id: params.id ?? '', token: params.token ?? '', search }),
      };
    },
    'account/usage': async () => {
      const { UsagePage, usageOpened } = await import('@/pages/account/usage');
      return { View: UsagePage, announce: announcing(usageOpened) };
    },
    'billing/plans': async () => {
      const { PlansPage, plansOpened } = await import('@/pages/billing/plans');
      return {
        View: PlansPage,
        announce: (scope, { search }) => scopeBind(plansOpened, { scope })({ search }),
      };
    },
    'billing/payment': async () => {
      const { PaymentPage, paymentOpened } = await import('@/pages/billing/payment');
      return {
        View: PaymentPage,
        announce: (scope, { search }) => scopeBind(paymentOpened, { scope })({ search }),
      };
    },
    'billing/billing': async () => {
      const { BillingPage, billingOpened } = await import('@/pages/billing/billing');
      return { View: BillingPage, announce: announcing(billingOpened) };
    },
    'billing/invoice': async () => {
      const { InvoicePage, invoiceOpened } = await import('@/pages/billing/invoice');
      return {
        View: InvoicePage,
        announce: (scope, { params }) => scopeBind(invoiceOpened, { scope })(params.id ?? ''),
      };
    },
    'entry/invitation': async () => {
      const { InvitationPage, invitationOpened } = await import('@/pages/entry/invitation');
      return {
        View: InvitationPage,
        announce: (scope, { params, search }) =>
          scopeBind(invitationOpened, { scope })({ id: params.id ?? '', search }),
      };
    },
    ...onboardingPages,
    'system/not-found': async () => ({ View: (await import('@/pages/system/not-found')).NotFoundPage }),
  };

/** The path of the form that changes questions, of the template of a path; undefined if it has none. */
function modifyFormOf(pathname: string): string | undefined {
  const type = templateTypeIn(pathname);
  const declared = declaredTemplates.find(({ templateType }) => templateType === type);
  return declared?.modifies ? `${declared.route}/${declared.modifies.form}` : undefined;
}
