export {
  createCreateStudentAccountsMutation,
  createStudentAccountsFx,
} from './generated/operations/create-student-accounts.ts';
export { createListSignInNamesQuery, listSignInNamesFx } from './generated/operations/list-sign-in-names.ts';
export {
  createListStudentAccountsQuery,
  listStudentAccountsFx,
} from './generated/operations/list-student-accounts.ts';
export {
  createMakeSignInCardsMutation,
  makeSignInCardsFx,
} from './generated/operations/make-sign-in-cards.ts';
export {
  createResetStudentAccountMutation,
  resetStudentAccountFx,
} from './generated/operations/reset-student-account.ts';
export { createSignInToClassMutation, signInToClassFx } from './generated/operations/sign-in-to-class.ts';
export { createSignInWithCardMutation, signInWithCardFx } from './generated/operations/sign-in-with-card.ts';
export type {
  FirstPassword,
  NewStudent,
  PictureName,
  SignInCard,
  SignInName,
  StudentAccount,
} from './generated/schemas';
