import { createTransport } from 'nodemailer';
import { writeToOutbox } from './outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type Deliver = (mail: Mail) => Promise<void>;

/**
 * Sends emails in the background, so that no response waits for a mail server or reveals whether an
 * email was sent.
 */
export interface Mailer {
  /** Composes and sends an email; a failure is only logged. */
  post(compose: () => Promise<Mail | null>): void;
  /** Resolves once no email is pending. */
  settled(): Promise<void>;
}

interface MailLog {
  error(details: object, message: string): void;
}

export function createMailer(deliver: Deliver, log: MailLog): Mailer {
  const pending = new Set<Promise<void>>();
  return {
    post(compose) {
      const sending = compose()
        .then((mail) => mail && deliver(mail))
        .catch((error: unknown) => log.error({ err: error }, 'An email could not be sent'))
        .then(() => {
          pending.delete(sending);
        });
      pending.add(sending);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}

/** Delivers by SMTP if there is a server, otherwise to the outbox folder. */
export function deliveryOf(config: {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}): Deliver {
  if (config.smtpUrl === undefined) return (mail) => writeToOutbox(config.dataDir, mail);
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}
