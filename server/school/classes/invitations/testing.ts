import type { NewClass } from '../../../generated/schemas/index.ts';
import type { SignedIn, TestApp } from '../../../testing.ts';

type App = Pick<TestApp, 'app' | 'mailer' | 'mails' | 'signIn'>;

export const science: NewClass = {
  name: '7B',
  subject: 'Science',
  grade: 'Grade 7',
  cover: 'moss',
  roster: [],
};

/** Signs in a teacher who completes onboarding with this class. */
export async function teacherWithClass(
  { app, signIn }: App,
  roster: NewClass['roster'] = [],
): Promise<{ teacher: SignedIn; code: string; invitationIds: string[] }> {
  const teacher = await signIn({ onboarded: false });
  const { headers } = teacher;
  const saved = await app.inject({
    method: 'PATCH',
    url: '/api/onboarding',
    headers,
    payload: {
      step: 'class',
      school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
      grades: [7],
      subjects: ['Science'],
    },
  });
  if (saved.statusCode !== 200) throw new Error(`Onboarding was not saved: ${saved.body}`);
  const done = await app.inject({
    method: 'POST',
    url: '/api/onboarding/complete',
    headers,
    payload: { class: { ...science, roster } },
  });
  if (done.statusCode !== 200) throw new Error(`Onboarding was not completed: ${done.body}`);
  const made: { code: string; roster: { invitation_id: string }[] } = done.json().data.class;
  return { teacher, code: made.code, invitationIds: made.roster.map(({ invitation_id }) => invitation_id) };
}

/** The API call of the page behind the link in the last email. */
export async function mailedDetailsCall({ mailer, mails }: App): Promise<string> {
  await mailer.settled();
  const { pathname, search } = new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  return `/api${pathname.replace('/invitation/', '/invitation_details/')}${search}`;
}
