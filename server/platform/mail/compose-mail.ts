import { escapeHtml } from './html.ts';
import type { Mail } from './mailer.ts';

interface Content {
  to: string;
  subject: string;
  firstName: string;
  /** Each is a paragraph; what a person wrote in it is shown as text. */
  before: readonly string[];
  action?: { label: string; link: string };
  after?: readonly string[];
}

/**
 * Anybody can register somebody else's address with any name. One that holds an address of the web, which mail programs make a link
 * of, would have us send the mail of a swindler.
 */
const isGreetable = (name: string): boolean => !/[/\\:@\p{Cc}]|\p{L}{2}\.\p{L}{2}/u.test(name);

/** One mail to one person: a greeting, what happened, at most one thing to do, and what to do when it was not them. */
export function composeMail({ to, subject, firstName, before, action, after = [] }: Content): Mail {
  const greeting = isGreetable(firstName) ? `Hello ${firstName},` : 'Hello,';
  const asked = [greeting, ...before];
  const text = [...asked.slice(0, -1), [asked.at(-1), action?.link].filter(Boolean).join('\n'), ...after];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: [
      ...asked.map(paragraph),
      ...(action ? [`<p><a href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`] : []),
      ...after.map(paragraph),
    ].join('\n'),
  };
}
