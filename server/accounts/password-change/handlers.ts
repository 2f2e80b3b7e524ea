import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { EmailClaimed } from '../email/claim-email.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import { hashNewPassword } from '../passwords/new-password.ts';
import { passwordChangedMail } from './password-mails.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import { composePasswordReset, resetPassword } from './reset-password.ts';
import { setPassword } from './set-password.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
  confirmPassword: ConfirmPassword;
  emailClaimed: EmailClaimed;
  devices: KnownDevices;
}

type PasswordOperation = 'changePassword' | 'requestPasswordReset' | 'resetPassword';

export function passwordHandlers({
  db,
  mailer,
  links,
  confirmPassword,
  emailClaimed,
  devices,
}: Dependencies): HandlersOf<PasswordOperation> {
  return {
    async changePassword(request) {
      const { user, body, session } = request;
      await confirmPassword(request, user, 'current_password', body.current_password);
      const passwordHash = await hashNewPassword(body.password, user);
      const owner = await db.transaction((tx) => setPassword(tx, user.id, passwordHash, session?.tokenHash));
      mailer.post({ cause: 'changePassword', sender: user.id, isNotice: true }, async () =>
        passwordChangedMail(owner, links.publicUrl),
      );
      return { status: 'success', message: 'Your password is changed. Other devices are signed out.' };
    },

    async requestPasswordReset({ body }) {
      mailer.post({ cause: 'requestPasswordReset', sender: null }, () =>
        composePasswordReset(db, body.email, links, body.next),
      );
      return {
        status: 'success',
        message: 'If this address has an account, a link to set a new password is on its way.',
      };
    },

    async resetPassword({ body: { password, ...link }, secretCookies }) {
      const { next, ...owner } = await resetPassword(db, link, password, links.linkSecret);
      await emailClaimed(owner.email);
      devices.remember(secretCookies, link.id);
      mailer.post({ cause: 'resetPassword', sender: link.id, isNotice: true }, async () =>
        passwordChangedMail(owner, links.publicUrl),
      );
      return {
        status: 'success',
        message: 'Your password is changed. Sign in with the new one.',
        data: { next },
      };
    },
  };
}
