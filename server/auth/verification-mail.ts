import { escapeHtml } from '../mail/html.ts';
import type { Mail } from '../mail/mailer.ts';

interface Content {
  to: string;
  firstName: string;
  link: string;
  hours: number;
}

export function verificationMail({ to, firstName, link, hours }: Content): Mail {
  const greeting = `Hello ${firstName},`;
  const request = 'Please verify your e-mail address to start using Lectern:';
  const lifetime = `The link works once, for ${hours} hours. If you did not create an account, you can ignore this mail.`;
  return {
    to,
    subject: 'Verify your e-mail',
    text: `${greeting}\n\n${request}\n${link}\n\n${lifetime}\n`,
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${request}</p>`,
      `<p><a href="${escapeHtml(link)}">Verify my e-mail</a></p>`,
      `<p>${lifetime}</p>`,
    ].join('\n'),
  };
}
