import type { AccountCreated } from '../../../accounts/registration/create-account.ts';
import type { StartSignIn } from '../../../accounts/second-factor/sign-in-challenge.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import type { AttemptSignIn } from '../../../platform/http/sign-in-attempts.ts';
import { findOpenClass, findTaughtClass } from '../classes/class-access.ts';
import { rejectMoreThanSeats } from '../classes/seats.ts';
import { checkCard, checkClassPassword, listSignInNames } from './class-sign-in.ts';
import { createAccounts, listAccounts, makeCards, resetAccount } from './student-accounts.ts';

/** What students without an address need to sign in to their class. */
export interface ClassSignIn {
  attemptSignIn: AttemptSignIn;
  startSignIn: StartSignIn;
  accountCreated: AccountCreated;
}

interface Dependencies extends ClassSignIn {
  db: Database;
}

type StudentAccountOperation =
  | 'listStudentAccounts'
  | 'createStudentAccounts'
  | 'resetStudentAccount'
  | 'makeSignInCards'
  | 'listSignInNames'
  | 'signInToClass'
  | 'signInWithCard';

export function studentAccountHandlers({
  db,
  attemptSignIn,
  startSignIn,
  accountCreated,
}: Dependencies): HandlersOf<StudentAccountOperation> {
  return {
    async listStudentAccounts({ user, params }) {
      await findTaughtClass(db, params.id, user.id);
      return { items: await listAccounts(db, params.id) };
    },
    async createStudentAccounts({ user, params, body }) {
      const row = await findOpenClass(db, params.id, user.id);
      // Before a password of each is hashed, which takes the processor a moment.
      await rejectMoreThanSeats(db, row.teacherId, body.students.length);
      return { items: await createAccounts(db, row.id, body.students, body.with_pictures, accountCreated) };
    },
    async resetStudentAccount({ user, params, body }) {
      const row = await findOpenClass(db, params.id, user.id);
      return resetAccount(db, row.id, params.student_id, body.with_pictures);
    },
    async makeSignInCards({ user, params, body }) {
      const row = await findOpenClass(db, params.id, user.id);
      return { items: await makeCards(db, row.id, body.student_ids) };
    },
    listSignInNames: ({ params }) => listSignInNames(db, params.code),
    async signInToClass(request) {
      const by = { email: `student ${request.body.student_id}`, bucket: undefined };
      const id = await attemptSignIn(request, by, () => checkClassPassword(db, request.body));
      return startSignIn(request, id, 'Signed in.');
    },
    async signInWithCard(request) {
      return startSignIn(request, await checkCard(db, request.body.token), 'Signed in.');
    },
  };
}
