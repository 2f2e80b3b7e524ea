import type {
  ClassTotals,
  DueWork,
  GuardianLanguage,
  ReturnedWork,
  ShownTotal,
} from '../../../generated/schemas/index.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { personText } from '../../../platform/mail/person-text.ts';
import { summaryWords } from './summary-words.ts';

export interface Summary {
  guardian: { name: string; email: string; language: GuardianLanguage };
  child: string;
  /** Returned in the last seven days. */
  returned: readonly ReturnedWork[];
  due: readonly DueWork[];
  totals: readonly ClassTotals[];
  pageUrl: string;
  unsubscribeUrl: string;
}

/** The weekly summary to a guardian, in their language. Feedback is on the page only. */
export function composeSummary({
  guardian,
  child,
  returned,
  due,
  totals,
  pageUrl,
  unsubscribeUrl,
}: Summary): Mail {
  const words = summaryWords[guardian.language];
  const titleOf = ({ title }: { title: string }) => personText('title', title, words.assignment);
  const whenOf = ({ due_at, time_zone }: DueWork) =>
    due_at === null
      ? words.noDate
      : new Intl.DateTimeFormat(guardian.language === 'en' ? 'en-GB' : guardian.language, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          timeZone: time_zone,
        }).format(new Date(due_at));
  const missingOf = ({ missing_score, points }: DueWork) =>
    missing_score === null ? '' : `: ${missing_score}/${points}`;
  const totalOf = (shown: ShownTotal | null) =>
    shown === null ? '' : `${shown.percent}%${shown.level === null ? '' : ` (${shown.level})`}`;
  const totalsOf = ({ class: title, current, missing_as_zero: withMissing }: ClassTotals) => {
    const [now, zero] = [totalOf(current), totalOf(withMissing)];
    const second = zero === now ? '' : `; ${zero} ${words.ifMissing}`;
    return `${personText('title', title, words.class)}: ${now}${second}`;
  };
  const list = (heading: string, lines: readonly string[]) => (lines.length === 0 ? [] : [heading, ...lines]);
  const subject = words.subject(personText('name', child, words.child));
  return composeMail({
    to: guardian.email,
    subject,
    hello: words.hello,
    firstName: guardian.name,
    before: [
      ...list(
        words.returned,
        returned.map(
          (work) =>
            `${titleOf(work)}: ${work.score === null ? words.notMarked : `${work.score}/${work.points}`}`,
        ),
      ),
      ...list(
        words.missing,
        due
          .filter(({ missing }) => missing)
          .map((work) => `${titleOf(work)}, ${whenOf(work)}${missingOf(work)}`),
      ),
      ...list(
        words.due,
        due.filter(({ missing }) => !missing).map((work) => `${titleOf(work)}, ${whenOf(work)}`),
      ),
      ...list(words.totals, totals.map(totalsOf)),
      words.page,
    ],
    action: { label: pageUrl, link: pageUrl },
    after: [words.expires, `${words.unsubscribe}\n${unsubscribeUrl}`],
  });
}
