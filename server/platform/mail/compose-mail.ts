import { escapeHtml } from './html.ts';
import type { Mail } from './mailer.ts';

interface Content {
  to: string;
  subject: string;
  firstName: string;
  /** Paragraphs of plain text; HTML in them is escaped. */
  before: readonly string[];
  action?: { label: string; link: string };
  after?: readonly string[];
}

/**
 * Visitors can register any address under any name. Mail programs turn a web address in a name into
 * a link, so greeting by it would let a visitor send phishing emails through Lectern.
 */
const isGreetable = (name: string): boolean => !/[/\\:@\p{Cc}]|\p{L}{2}\.\p{L}{2}/u.test(name);

/**
 * An email with a greeting, what happened, at most one action, and what to do if the recipient did
 * not cause it.
 */
export function composeMail({ to, subject, firstName, before, action, after = [] }: Content): Mail {
  const greeting = isGreetable(firstName) ? `Hello ${firstName},` : 'Hello,';
  const intro = [greeting, ...before];
  const text = [...intro.slice(0, -1), [intro.at(-1), action?.link].filter(Boolean).join('\n'), ...after];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: [
      ...intro.map(paragraph),
      ...(action ? [`<p><a href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`] : []),
      ...after.map(paragraph),
    ].join('\n'),
  };
}
