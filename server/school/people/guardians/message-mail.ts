import type { GuardianLanguage } from '../../../generated/schemas/index.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { personText } from '../../../platform/mail/person-text.ts';
import { summaryWords } from './summary-words.ts';

export interface MessageNews {
  guardian: { name: string; email: string; language: GuardianLanguage };
  child: string;
  title: string;
  pageUrl: string;
  unsubscribeUrl: string;
}

/** An email to a guardian about a message of a teacher, in their language. The message is on the page only. */
export function composeMessageNews({ guardian, child, title, pageUrl, unsubscribeUrl }: MessageNews): Mail {
  const words = summaryWords[guardian.language];
  const subject = [words.message(personText('name', child, words.child)), personText('title', title, '')]
    .filter(Boolean)
    .join(' - ');
  return composeMail({
    to: guardian.email,
    subject,
    hello: words.hello,
    firstName: guardian.name,
    before: [`${subject}.`, words.readMessage],
    action: { label: pageUrl, link: pageUrl },
    after: [words.expires, `${words.unsubscribe}\n${unsubscribeUrl}`],
  });
}
