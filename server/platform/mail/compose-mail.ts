import { escapeHtml } from '../http/html.ts';
import type { Mail } from './mailer.ts';
import { personText } from './person-text.ts';

interface Content {
  to: string;
  /** This and the paragraphs contain texts of people only as {@link personText} returns them. */
  subject: string;
  /** Shown if it is a harmless name; omit it if the recipient has not verified the address. */
  firstName?: string;
  /** The greeting before the name, for an email in another language. */
  hello?: string;
  /** Paragraphs of plain text; HTML in them is escaped. */
  before: readonly string[];
  action?: { label: string; link: string };
  after?: readonly string[];
}

/**
 * An email with a greeting, what happened, at most one action, and what to do if the recipient did
 * not cause it.
 */
export function composeMail({
  to,
  subject,
  firstName = '',
  hello = 'Hello',
  before,
  action,
  after = [],
}: Content): Mail {
  const name = personText('name', firstName, '');
  const greeting = name === '' ? `${hello},` : `${hello} ${name},`;
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
