import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  emailChangedMail,
  emailChangeRequestedMail,
  emailInUseMail,
  newEmailMail,
} from './accounts/email/email-change-mails.ts';
import { accountExistsMail, verificationMail } from './accounts/email/verification-mails.ts';
import { passwordChangedMail, passwordResetMail } from './accounts/password-change/password-mails.ts';
import {
  factorAddedMail,
  factorRemovedMail,
  recoveryCodesRenewedMail,
  recoveryCodeUsedMail,
} from './accounts/second-factor/second-factor-mails.ts';
import { googleLinkedMail } from './accounts/sign-in/google/google-mails.ts';
import { paymentFailedMail } from './billing/subscriptions/payment-failed-mail.ts';
import { plans } from './billing/plans/plans.ts';
import { trialReminderMail } from './billing/subscriptions/trial-reminder-mail.ts';
import type { Mail } from './platform/mail/mailer.ts';
import { hostileNames } from './platform/mail/testing.ts';
import { composeSummary } from './school/people/guardians/summary-mail.ts';
import { composeMessageNews } from './school/people/guardians/message-mail.ts';
import { composeNews } from './school/news/notifications/news-mail.ts';
import { NotificationKind } from './generated/schemas/notificationKind.ts';
import { composeInvitation } from './school/classes/invitations/invitation-mail.ts';

const email = 'ada@school.test';
const publicUrl = 'https://lectern.test';
const link = `${publicUrl}/link`;

const invitationBy = (first: string, last: string, className: string, subject: string, student: string) =>
  composeInvitation(
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
      email,
      name: student,
      role: 'student',
      expiresAt: new Date(1_795_000_000_000),
    },
    { name: className, subject },
    { firstName: first, lastName: last },
    { publicUrl, linkSecret: 'secret' },
  );

const summaryTo = (guardian: string, child: string, title = 'Leaf diary') =>
  composeSummary({
    guardian: { name: guardian, email, language: 'en' },
    child,
    returned: [],
    due: [
      {
        title,
        class: '7B Science',
        due_at: null,
        time_zone: 'UTC',
        points: 10,
        missing: false,
        missing_score: null,
      },
    ],
    totals: [],
    pageUrl: link,
    unsubscribeUrl: link,
  });

const newsItem = {
  className: '7B Science',
  subjectId: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  happenedAt: new Date(0),
};

const messageTo = (guardian: string, child: string, title: string) =>
  composeMessageNews({
    guardian: { name: guardian, email, language: 'en' },
    child,
    title,
    pageUrl: link,
    unsubscribeUrl: link,
  });

const overdue = { status: 'past_due', priceId: 'teacher_plus_month', nextPaymentAttempt: null } as const;

const [trialPlan] = plans;
if (!trialPlan) throw new Error('There are no plans.');

/** Every email that the server composes, with each name that a user can type. */
const mails: Record<string, (name: string) => Mail> = {
  verificationMail: () => verificationMail({ to: email, link, hours: 24 }),
  accountExistsMail: (firstName) => accountExistsMail({ email, firstName }, publicUrl),
  newEmailMail: () => newEmailMail(email, { link, hours: 24 }),
  emailInUseMail: (firstName) => emailInUseMail({ email, firstName }),
  emailChangeRequestedMail: (firstName) =>
    emailChangeRequestedMail({ email, firstName }, 'new@home.test', publicUrl),
  emailChangedMail: (firstName) => emailChangedMail({ email, firstName }, 'new@home.test'),
  passwordResetMail: (firstName) =>
    passwordResetMail({ email, firstName, verifiedAt: new Date() }, { link, minutes: 60 }),
  passwordChangedMail: (firstName) =>
    passwordChangedMail({ email, firstName, verifiedAt: new Date() }, publicUrl),
  googleLinkedMail: (firstName) => googleLinkedMail({ email, firstName }, publicUrl),
  factorAddedMail: (firstName) => factorAddedMail({ email, firstName }, 'passkey', publicUrl),
  factorRemovedMail: (firstName) => factorRemovedMail({ email, firstName }, 'authenticator', publicUrl),
  recoveryCodeUsedMail: (firstName) => recoveryCodeUsedMail({ email, firstName }, 9, publicUrl),
  recoveryCodesRenewedMail: (firstName) => recoveryCodesRenewedMail({ email, firstName }, publicUrl),
  paymentFailedMail: (firstName) =>
    paymentFailedMail({ subscription: overdue, email, firstName, role: 'teacher' }, publicUrl),
  trialReminderMail: (firstName) =>
    trialReminderMail(
      {
        email,
        firstName,
        role: 'teacher',
        plan: trialPlan,
        trialEndsAt: new Date(1_795_000_000_000),
      },
      publicUrl,
    ),
  composeNews: (firstName) =>
    composeNews(
      { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', email, firstName, role: 'student' },
      [{ ...newsItem, kind: 'work_returned', title: 'Leaf diary' }],
      { publicUrl, linkSecret: 'a-secret' },
    ),
  'composeMessageNews, name of the guardian': (name) => messageTo(name, 'Elif', 'Leaf diary'),
  'composeMessageNews, name of the child': (name) => messageTo('Thandi', name, 'Leaf diary'),
  'composeSummary, name of the guardian': (name) => summaryTo(name, 'Elif'),
  'composeSummary, name of the child': (name) => summaryTo('Thandi', name),
  'composeInvitation, first name of the teacher': (name) => invitationBy(name, '', '7B', 'Science', 'Thandi'),
  'composeInvitation, last name of the teacher': (name) => invitationBy('', name, '7B', 'Science', 'Thandi'),
  'composeInvitation, name of the class': (name) => invitationBy('Ada', 'Byron', name, '', 'Thandi'),
  'composeInvitation, subject of the class': (name) => invitationBy('Ada', 'Byron', '', name, 'Thandi'),
  'composeInvitation, name of the student': (name) => invitationBy('Ada', 'Byron', '7B', 'Science', name),
};

describe.each(Object.entries(mails))('%s', (_, compose) => {
  test.each(hostileNames)('contains nothing of the name %j', (name) => {
    expect(compose(name)).toEqual(compose(''));
  });

  test.each(['J. R.', 'J.R.R.', 'Anna-Lena', 'Nguyễn', '李小龍', 'José', "O'Neill"])(
    'accepts the name %s',
    (name) => {
      const mail = compose(name);
      const empty = compose('');
      expect(mail.text.includes(name)).toBe(mail.text !== empty.text);
      expect(mail.subject.includes(name)).toBe(mail.subject !== empty.subject);
      expect(mail.html.includes(name.replace("'", '&#39;'))).toBe(mail.text.includes(name));
    },
  );

  test('has a one-line subject and a greeting without a link', () => {
    const { subject, text } = compose('evil.test');
    expect(subject).toMatch(/^[\w: -]+$/);
    expect(text).toMatch(/^Hello(?: Thandi)?,\n/);
  });
});

test('an invitation from a hostile name is from a teacher to a class', () => {
  const { subject, text, html } = invitationBy('evil.test', 'B', 'Win', 'at evil.test', 'evil.test');
  expect(subject).toBe('A teacher invites you to a class');
  expect(text).toMatch(/^Hello,\n\nA teacher invites you to a class in Lectern:\n/);
  expect(html).toContain('<p>Hello,</p>\n<p>A teacher invites you to a class in Lectern:</p>');
});

const newsWith = (kind: NotificationKind, texts: { title?: string; className?: string }) =>
  composeNews(
    { id: newsItem.subjectId, email, firstName: 'Elif', role: 'student' },
    [{ ...newsItem, title: 'Leaf diary', kind, ...texts }],
    { publicUrl, linkSecret: 'a-secret' },
  );

/** Every email with a title that a person can type; names are above. */
const titled: Record<string, (text: string) => Mail> = {
  'a summary, title of work': (title) => summaryTo('Kemal', 'Elif', title),
  'a message to a guardian, its title': (title) => messageTo('Kemal', 'Elif', title),
  ...Object.fromEntries(
    Object.values(NotificationKind).flatMap((kind): [string, (text: string) => Mail][] => [
      [`news of ${kind}, its title`, (title) => newsWith(kind, { title })],
      [`news of ${kind}, name of the class`, (className) => newsWith(kind, { className })],
    ]),
  ),
};

describe.each(Object.entries(titled))('%s', (_, compose) => {
  test.each([
    ...hostileNames,
    '[Sign in](https://evil.test)',
    '![x](//evil.test/x.png)',
    'Leaf\tdiary\r\n\r\nhttps://evil.test',
    'Leaf diary ftp://evil.test',
    '\u2067evil\u2069 \u200Eevil.test',
    'e\u200Bvil.test',
    'Leaf diary\n.\nMAIL FROM:<b@evil.test>',
    'x'.repeat(5_000),
  ])('has neither link nor line break of the text %j', (text) => {
    const mail = compose(text);
    const harmless = compose('Leaf diary');
    expect(mail.text.split('\n')).toHaveLength(harmless.text.split('\n').length);
    expect(`${mail.subject}${mail.text.replaceAll('\n', '')}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(mail.subject.length).toBeLessThan(300);
    const foreign = `${mail.subject} ${mail.text}`
      .normalize('NFKC')
      .replaceAll(/https:\/\/lectern\.test\S*/g, '');
    expect(foreign).not.toMatch(/:\/\/|\/\/|www\.|@|<|\p{L}\.\p{L}{2}|\p{Nd}{5}/u);
    expect(mail.html.replaceAll(/<a href="https:\/\/lectern\.test[^"]*">|<\/?[ap]>/g, '')).not.toMatch(
      /[<>]/,
    );
  });

  test('shows a harmless text', () => {
    const shown = compose('Leaf diary, part 2 (Anna)');
    const other = compose('Rates of reaction');
    const isUsed = shown.text !== other.text;
    expect(`${shown.subject} ${shown.text}`.includes('Leaf diary, part 2 (Anna)')).toBe(isUsed);
  });
});

test.each(['See https://evil.test/login', 'Call 0800 1111', 'evil.test'])(
  'a summary shows nothing of the title %j',
  (title) => {
    expect(summaryTo('Kemal', 'Elif', title)).toEqual(summaryTo('Kemal', 'Elif', ''));
  },
);

test.each(['See https://evil.test/login', 'Call 0800 1111', 'evil.test'])(
  'an email about a message shows nothing of the title %j',
  (title) => {
    const newsOf = (typed: string) =>
      composeNews(
        { id: newsItem.subjectId, email, firstName: 'Elif', role: 'student' },
        [{ ...newsItem, kind: 'message_received', title: typed }],
        { publicUrl, linkSecret: 'a-secret' },
      );
    expect(messageTo('Kemal', 'Elif', title)).toEqual(messageTo('Kemal', 'Elif', ''));
    expect(newsOf(title)).toEqual(newsOf(''));
    expect(newsOf('Leaf diary')).toMatchObject({
      subject: 'New message in 7B Science: Leaf diary',
      text: expect.stringContaining(`${publicUrl}/students/messages/${newsItem.subjectId}`),
    });
  },
);

test('an invitation does not repeat its address, which the teacher typed', () => {
  const { text, html } = invitationBy('Ada', 'Byron', '7B', 'Science', 'Thandi');
  expect(`${text}${html}`).not.toContain(email);
});

test.each([
  ['verificationMail', () => verificationMail({ to: email, link, hours: 24 })],
  ['newEmailMail', () => newEmailMail(email, { link, hours: 24 })],
  [
    'passwordResetMail',
    () => passwordResetMail({ email, firstName: 'Ada', verifiedAt: null }, { link, minutes: 60 }),
  ],
  [
    'passwordChangedMail',
    () => passwordChangedMail({ email, firstName: 'Ada', verifiedAt: null }, publicUrl),
  ],
])('%s to an unverified address contains no name', (_, compose) => {
  expect(compose().text).toMatch(/^Hello,\n/);
});

test.each([
  [
    'the requested change',
    (to: string) => emailChangeRequestedMail({ email, firstName: 'Ada' }, to, publicUrl),
  ],
  ['the change', (to: string) => emailChangedMail({ email, firstName: 'Ada' }, to)],
])('the notice of %s masks the new address', (_, compose) => {
  const { subject, text, html } = compose('support@evil.test');
  expect(`${subject}${text}${html}`).not.toMatch(/upport|evil|\.test(?!\/)/);
  expect(text).toContain('s***@e***');
});

test('the list above has every composer of the server', () => {
  const composers = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('generated'))
    .flatMap((path) => {
      const code = readFileSync(join(import.meta.dirname, path), 'utf8');
      const declared = code.split(/^export /m).slice(1);
      return declared.filter(
        (part) => /\bcomposeMail\(\{/.test(part) && !part.startsWith('function composeMail'),
      );
    })
    .map((part) => /^(?:const|function) (\w+)/.exec(part)?.[1] ?? part);
  const listed = new Set(Object.keys(mails).map((name) => name.split(',')[0] ?? ''));
  expect(composers.toSorted()).toEqual([...listed].toSorted());
});

test('a German message calls a child without a usable name as its grammar asks', () => {
  const guardian = { name: 'Kemal', email, language: 'de' } as const;
  const news = { guardian, child: 'https://evil.example', title: '', pageUrl: link, unsubscribeUrl: link };
  expect(composeMessageNews(news).subject).toBe('Nachricht zu Ihrem Kind');
});
