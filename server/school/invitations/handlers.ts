import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { isSignedInvitation } from './invitation-mail.ts';
import {
  acceptInvitation,
  findInvitation,
  findOwnInvitation,
  presentInvitation,
  revokeInvitation,
} from './invitations.ts';

type InvitationOperation = 'getInvitationDetails' | 'getInvitation' | 'revokeInvitation' | 'acceptInvitation';

interface Needs {
  db: Database;
  linkSecret: string;
}

export function invitationHandlers({ db, linkSecret }: Needs): HandlersOf<InvitationOperation> {
  return {
    async getInvitationDetails({ params: { uuid }, query: { expires, signature } }) {
      // Checks the signature before any query.
      if (!isSignedInvitation(uuid, expires, signature, linkSecret)) {
        throw new Problem('forbidden', 'This link is not valid.');
      }
      return presentInvitation(await findInvitation(db, uuid));
    },

    async getInvitation({ user, params }) {
      const found = await findInvitation(db, params.id);
      if (found.class.teacherId === user.id) return presentInvitation(found);
      return presentInvitation(await findOwnInvitation(db, params.id, user));
    },

    async revokeInvitation({ user, params }) {
      await revokeInvitation(db, params.id, user.id);
    },

    async acceptInvitation({ user, params }) {
      const found = await findOwnInvitation(db, params.id, user);
      if (user.role !== 'student') throw new Problem('forbidden', 'Only students can join a class.');
      if (!user.onboardingCompleted) throw new Problem('conflict', 'Enter your birth date first.');
      await db.transaction((tx) => acceptInvitation(tx, params.id, user));
      return presentInvitation(await findInvitation(db, found.invitation.id));
    },
  };
}
