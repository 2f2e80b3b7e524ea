import { ALONE_FROM, isYoung } from '../../../accounts/profile/birth-date.ts';
import type { Account } from '../../../accounts/users/account.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass, findTaughtClass } from '../classes/class-access.ts';
import { findClassByCode, presentPreview } from '../classes/classes.ts';
import { hasAddress } from '../../../platform/mail/no-address.ts';
import { findTeam } from '../students/taught-students.ts';
import { acceptRequest, declineRequest, listJoinRequests, listOwnRequests } from './join-requests.ts';
import { joinWithCode } from './join-with-code.ts';

type JoiningOperation =
  | 'joinAnotherClass'
  | 'listOwnJoinRequests'
  | 'listJoinRequests'
  | 'acceptJoinRequest'
  | 'declineJoinRequest';

export function joiningHandlers({ db }: { db: Database }): HandlersOf<JoiningOperation> {
  return {
    async joinAnotherClass({ user, body }) {
      rejectOthers(user);
      const found = await findClassByCode(db, body.class_code);
      if (!hasAddress(user.email)) await requireKnownTeacher(db, found.class.teacherId, user.id);
      const state = await db.transaction((tx) => joinWithCode(tx, found.class, user.id));
      return { state, class_id: found.class.id, ...presentPreview(found) };
    },
    listOwnJoinRequests: async ({ user }) => ({ items: await listOwnRequests(db, user.id) }),
    async listJoinRequests({ user, params }) {
      await findTaughtClass(db, params.id, user.id);
      return { items: await listJoinRequests(db, params.id) };
    },
    async acceptJoinRequest({ user, params }) {
      await findOpenClass(db, params.id, user.id);
      await acceptRequest(db, params.id, params.student_id);
    },
    async declineJoinRequest({ user, params }) {
      await findOpenClass(db, params.id, user.id);
      await declineRequest(db, params.id, params.student_id);
    },
  };
}

function rejectOthers(user: Account): void {
  if (user.role !== 'student') throw new Problem('forbidden', 'Only students can join a class.');
  if (!user.onboardingCompleted) throw new Problem('conflict', 'Enter your birth date first.');
  if (isYoung(user.dateOfBirth)) {
    throw new Problem(
      'forbidden',
      `Under ${ALONE_FROM}, you join with an invitation. Ask your teacher to send one to your email address.`,
    );
  }
}

/** An account that a teacher made gets into the classes of its teachers only: its student may be under 13. */
async function requireKnownTeacher(db: Database, teacherId: string, studentId: string): Promise<void> {
  if ((await findTeam(db, teacherId, studentId)).length === 0)
    throw new Problem('forbidden', 'Ask your teacher: you join classes of your own teachers only.');
}
