import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import type { EmailClaimed } from './claim-email.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { requestEmailChange } from './change-email.ts';
import { emailChangedMail } from './email-change-mails.ts';
import { composeVerification, verifyByLink } from './verify-email.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
  confirmPassword: ConfirmPassword;
  /** Passes an account's new address on to other services; it handles their failures itself. */
  emailChanged: (change: { userId: string; before: string; email: string }) => Promise<void>;
  emailClaimed: EmailClaimed;
}

type EmailOperation = 'resendVerificationEmail' | 'verifyEmail' | 'changeEmail';

export function emailHandlers({
  db,
  mailer,
  links,
  confirmPassword,
  emailChanged,
  emailClaimed,
}: Dependencies): HandlersOf<EmailOperation> {
  return {
    async resendVerificationEmail({ body }) {
      mailer.post({ cause: 'resendVerificationEmail', sender: null }, async () => {
        const { newcomer } = await findByEmail(db, body.email);
        return newcomer ? composeVerification(db, newcomer, links) : null;
      });
      return {
        status: 'success',
        message: 'If this address still needs verifying, a new link is on its way.',
      };
    },

    async verifyEmail({ params, query }) {
      const verified = await verifyByLink(db, { ...params, ...query }, links.linkSecret);
      const { userId, email, firstName, next, before } = verified;
      if (before?.wasVerified)
        mailer.post({ cause: 'verifyEmail', sender: userId, isNotice: true }, async () =>
          emailChangedMail({ ...before, firstName }, email),
        );
      if (before) await emailChanged({ userId, before: before.email, email });
      await emailClaimed(email);
      return { status: 'success', message: 'Your email is verified.', data: { email, next } };
    },

    async changeEmail(request) {
      const { user, body } = request;
      await confirmPassword(request, user, 'password', body.password);
      requestEmailChange({ db, mailer, links }, user, body.email);
      return {
        status: 'success',
        message: 'We sent a link to the new address. Open it to finish the change.',
      };
    },
  };
}
