import type { OperationId } from '../http/handler.ts';
import { mailAllowance, type MailLimits } from './mail-allowance.ts';
import { hasAddress } from './no-address.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The operations that can send an email. */
export const mailingOperations = [
  'register',
  'resendVerificationEmail',
  'verifyEmail',
  'changeEmail',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'socialLoginGoogle',
  'completeOnboarding',
  'inviteStudents',
  'importStudents',
  'inviteTeacher',
  'resendInvitation',
  'confirmAuthenticator',
  'removeAuthenticator',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
  'completeSignIn',
  'resetSecondFactor',
  'sendVerification',
] as const satisfies readonly OperationId[];

export interface MailSource {
  /** An operation, an event of the payment service, or a job. */
  cause:
    | (typeof mailingOperations)[number]
    | 'paymentFailed'
    | 'trialEnding'
    | 'weeklySummary'
    | 'guardianMessage'
    | 'news';
  /** The account that causes the email; null for a visitor, who is limited by IP address. */
  sender: string | null;
  /** Informs owners about a change of their account. */
  isNotice?: boolean;
  /** Called with whether the mail server took the email. */
  settled?: (isSent: boolean) => Promise<void>;
}

export type Deliver = (mail: Mail) => Promise<void>;

/**
 * Sends emails in the background, so that no response waits for a mail server or reveals whether an
 * email was sent.
 */
export interface Mailer {
  /** Composes and sends an email; a failure or an exceeded limit is only logged. */
  post(source: MailSource, compose: () => Promise<Mail | null>): void;
  /** The same, for a caller that shows the result: resolves to whether the mail server accepted the email. */
  deliver(source: MailSource, compose: () => Promise<Mail>): Promise<boolean>;
  /** Resolves once no email is pending. */
  settled(): Promise<void>;
}

interface MailLog {
  error(details: object, message: string): void;
}

export function createMailer(deliver: Deliver, log: MailLog, limits: MailLimits): Mailer {
  const pending = new Set<Promise<boolean>>();
  const isAllowed = mailAllowance(limits);

  async function send(
    { cause, sender, isNotice = false }: MailSource,
    compose: () => Promise<Mail | null>,
  ): Promise<boolean> {
    const mail = await compose();
    // An account without an address receives no mail.
    if (mail === null || !hasAddress(mail.to)) return false;
    if (isAllowed({ sender, to: mail.to, isNotice })) {
      await deliver(mail);
      return true;
    }
    log.error({ cause, sender }, 'An email was not sent, because a limit was exceeded');
    return false;
  }

  /** Never rejects, because no caller awaits a posted email. */
  async function attempt(source: MailSource, compose: () => Promise<Mail | null>): Promise<boolean> {
    const isSent = await send(source, compose).catch((error: unknown) => {
      log.error({ err: error }, 'An email could not be sent');
      return false;
    });
    await source.settled?.(isSent).catch((error: unknown) => {
      log.error({ err: error }, 'The fate of an email could not be recorded');
    });
    return isSent;
  }

  function start(source: MailSource, compose: () => Promise<Mail | null>): Promise<boolean> {
    const sending = attempt(source, compose).finally(() => pending.delete(sending));
    pending.add(sending);
    return sending;
  }

  return {
    post(source, compose) {
      void start(source, compose);
    },
    deliver: start,
    async settled() {
      await Promise.all(pending);
    },
  };
}
