import { createTransport } from 'nodemailer';
import type { Deliver } from './mailer.ts';
import { writeToOutbox } from './outbox.ts';

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
