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
 * Sends beside the request that asked for it, so that no answer waits for a mail server or tells
 * whether a mail was sent.
 */
export interface Mailer {
  /** Runs work that ends in a mail; a failure is logged and reported to nobody else. */
  post(compose: () => Promise<Mail | null>): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
}

interface MailLog {
  error(details: object, message: string): void;
}

export function createMailer(deliver: Deliver, log: MailLog): Mailer {
  const underway = new Set<Promise<void>>();
  return {
    post(compose) {
      const sending = compose()
        .then((mail) => mail && deliver(mail))
        .catch((error: unknown) => log.error({ err: error }, 'A mail was not sent'))
        .then(() => {
          underway.delete(sending);
        });
      underway.add(sending);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}

/** By SMTP when there is a server, else into the outbox folder. */
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
