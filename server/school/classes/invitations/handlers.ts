import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass, findOwnClass, findTaughtClass } from '../classes/class-access.ts';
import {
  inviteStudents,
  inviteTeacher,
  listClassInvitations,
  presentClassInvitation,
  renewInvitation,
} from './class-invitations.ts';
import { listTeachers, ownerOnly, removeTeacher } from './co-teachers.ts';
import { isSignedInvitation } from './invitation-mail.ts';
import {
  acceptInvitation,
  findInvitation,
  findOwnInvitation,
  presentInvitation,
  revokeInvitation,
} from './invitations.ts';
import { presentDetails } from './invited-address.ts';
import { recordOpening, sendInvitations } from './send-invitations.ts';

type InvitationOperation =
  | 'getInvitationDetails'
  | 'getInvitation'
  | 'revokeInvitation'
  | 'acceptInvitation'
  | 'listClassInvitations'
  | 'inviteStudents'
  | 'inviteTeacher'
  | 'resendInvitation'
  | 'listClassTeachers'
  | 'removeTeacher';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

export function invitationHandlers({ db, mailer, links }: Dependencies): HandlersOf<InvitationOperation> {
  /** An invitation that the user may change: of a student any teacher of the class, of a co-teacher its owner. */
  const findSent = async (id: string, userId: string) => {
    const found = await findInvitation(db, id);
    await findTaughtClass(db, found.class.id, userId);
    if (found.invitation.role === 'co-teacher') await findOwnClass(db, found.class.id, userId);
    return found;
  };

  return {
    async getInvitationDetails({ params: { uuid }, query: { expires, signature } }) {
      // Checks the signature before any query.
      if (!isSignedInvitation(uuid, expires, signature, links.linkSecret)) {
        throw new Problem('forbidden', 'This link is not valid.');
      }
      const found = await findInvitation(db, uuid);
      await recordOpening(db, found.invitation);
      return presentDetails(db, found);
    },

    async getInvitation({ user, params }) {
      const found = await findInvitation(db, params.id);
      if (found.class.teacherId === user.id) return presentInvitation(found);
      return presentInvitation(await findOwnInvitation(db, params.id, user));
    },

    async revokeInvitation({ user, params }) {
      await findSent(params.id, user.id);
      await revokeInvitation(db, params.id);
    },

    async acceptInvitation({ user, params }) {
      const found = await findOwnInvitation(db, params.id, user);
      if (found.invitation.role === 'co-teacher') {
        if (user.role !== 'teacher') throw new Problem('forbidden', 'Only teachers can teach a class.');
      } else if (user.role !== 'student') throw new Problem('forbidden', 'Only students can join a class.');
      if (!user.onboardingCompleted)
        throw new Problem(
          'conflict',
          user.role === 'student' ? 'Enter your birth date first.' : 'Complete onboarding first.',
        );
      await db.transaction((tx) => acceptInvitation(tx, params.id, user, found.invitation.role));
      return presentInvitation(await findInvitation(db, found.invitation.id));
    },

    async listClassInvitations({ user, params }) {
      await findTaughtClass(db, params.id, user.id);
      return { items: await listClassInvitations(db, params.id) };
    },

    async inviteStudents({ user, params, body }) {
      const row = await findOpenClass(db, params.id, user.id);
      const { created, skipped } = await inviteStudents(db, row, body.roster);
      const sent = await sendInvitations({ db, mailer, links }, 'inviteStudents', user, row, created);
      return { created: created.length, ...sent, skipped };
    },

    async inviteTeacher({ user, params, body }) {
      const row = await findOpenClass(db, params.id, user.id);
      await findOwnClass(db, params.id, user.id);
      const invited = await inviteTeacher(db, row, body.email);
      await sendInvitations({ db, mailer, links }, 'inviteTeacher', user, row, [invited]);
      return presentClassInvitation((await findInvitation(db, invited.id)).invitation);
    },

    async resendInvitation({ user, params }) {
      const { class: row } = await findSent(params.id, user.id);
      await findOpenClass(db, row.id, user.id);
      const renewed = await renewInvitation(db, params.id);
      await sendInvitations({ db, mailer, links }, 'resendInvitation', user, row, [renewed]);
      return presentClassInvitation((await findInvitation(db, renewed.id)).invitation);
    },

    async listClassTeachers({ user, params }) {
      return { items: await listTeachers(db, await findTaughtClass(db, params.id, user.id)) };
    },

    async removeTeacher({ user, params }) {
      // Leaving needs no plan: the owner's may have ended.
      const isLeaving = params.teacher_id === user.id;
      const row = isLeaving ? undefined : await findTaughtClass(db, params.id, user.id);
      if (row && row.teacherId !== user.id) throw ownerOnly();
      await removeTeacher(db, params.id, params.teacher_id);
    },
  };
}
