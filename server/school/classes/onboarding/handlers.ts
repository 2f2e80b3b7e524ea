import { findAccount, presentAccount } from '../../../accounts/users/account.ts';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import type { ClassRow } from '../classes/class-access.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { OwnClass, User } from '../../../generated/schemas/index.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { composeInvitation } from '../invitations/invitation-mail.ts';
import { recordSending } from '../invitations/send-invitations.ts';
import { listInvitations, presentInvited } from '../invitations/invitations.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { Problem } from '../../../platform/problem.ts';
import { completeOnboarding } from './complete.ts';
import { joinClass } from './join-class.ts';
import { presentOnboarding, saveProgress } from './progress.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

type OnboardingOperation = 'getOnboarding' | 'saveOnboarding' | 'completeOnboarding' | 'joinClass';

export function onboardingHandlers({ db, mailer, links }: Dependencies): HandlersOf<OnboardingOperation> {
  const presentUser = async (id: string): Promise<User> => {
    const account = await findAccount(db, id);
    if (account === undefined) throw new Problem('unauthenticated');
    return presentAccount(account, links.linkSecret);
  };

  return {
    getOnboarding: ({ user }) => presentOnboarding(db, user),

    async saveOnboarding({ user, body }) {
      const role = await saveProgress(db, user, body);
      return presentOnboarding(db, { ...user, role });
    },

    async completeOnboarding({ user, body }) {
      const { class: created, invited } = await completeOnboarding(db, user, body);
      if (created) {
        for (const row of invited)
          mailer.post(
            {
              cause: 'completeOnboarding',
              sender: user.id,
              settled: (isSent) => recordSending(db, row.id, isSent),
            },
            async () => composeInvitation(row, created, user, links),
          );
      }
      return {
        status: 'success',
        message: 'You are ready.',
        data: { user: await presentUser(user.id), class: created && (await presentOwnClass(db, created)) },
      };
    },

    async joinClass({ user, body }) {
      const { message, classId } = await joinClass(db, user, body);
      return {
        status: 'success',
        message,
        data: { user: await presentUser(user.id), class_id: classId },
      };
    },
  };
}

async function presentOwnClass(db: Database, row: ClassRow): Promise<OwnClass> {
  const { id, name, subject, grade, cover, code } = row;
  const roster = (await listInvitations(db, id)).map(presentInvited);
  return { id, name, subject, grade, cover, code, roster };
}
