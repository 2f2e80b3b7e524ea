import { createEvent, createStore, sample } from 'effector';
import { authenticated } from '@/entities/session';
import { tooShort } from '@/entities/new-password';
import { challengeEnded } from '@/features/second-step';
import { createGetSettingsQuery, type Terms } from '@/shared/api/auth';
import { createRegisterMutation, type Registration } from '@/shared/api/registration';
import { createGetInvitationDetailsQuery, type Invitation } from '@/shared/api/invitations';
import { readInvitationPath } from '@/shared/lib/email';
import { nonNull } from '@/shared/lib/non-null';
import { createForm, emailAddress, filled } from '@/shared/lib/form';

/** Carries the page to continue to. */
export const registerOpened = createEvent<string | null>();

const registerMutation = createRegisterMutation();
const settingsQuery = createGetSettingsQuery();
const invitationQuery = createGetInvitationDetailsQuery();

type RegisterValues = Pick<Registration, 'first_name' | 'last_name' | 'email' | 'password' | 'role'> & {
  /** Whether the user agrees to the terms. */
  terms: boolean;
};

export const form = createForm<RegisterValues>({
  name: 'register',
  initial: { first_name: '', last_name: '', email: '', password: '', role: 'teacher', terms: false },
  rules: {
    first_name: filled('Enter your first name'),
    email: emailAddress,
    password: tooShort,
    terms: (agreed) => (agreed ? undefined : 'Agree to the terms to create an account'),
  },
  serverFields: { terms_version: 'terms' },
});
/** The client id for signing in with Google; null where it is not configured. */
export const $googleClientId = createStore<string | null>(null, { name: 'registerGoogleClientId' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.google_client_id,
);

/** What the settings say about the terms; null until they are loaded. */
export const $terms = createStore<Terms | null>(null, { name: 'registerTerms' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.terms,
);
/** The page to continue to, also after the mail. */
const $next = createStore<string | null>(null, { name: 'registerNext' }).on(
  registerOpened,
  (_, next) => next,
);
const $link = $next.map(readInvitationPath);
/** The open invitation that the visitor comes from. */
export const $invitation = createStore<Invitation | null>(null, { name: 'registerInvitation' })
  .on(invitationQuery.finished.success, (_, { result: { invitation } }) =>
    invitation.state === 'valid' ? invitation : null,
  )
  .reset(registerOpened);

sample({
  clock: sample({ clock: registerOpened, source: $link }).filterMap(nonNull),
  target: invitationQuery.start,
});
// The invitation knows the role, the address and the name.
sample({
  clock: invitationQuery.finished.success,
  filter: ({ result }) => result.invitation.state === 'valid',
  fn: ({ result: { invitation, first_name, last_name } }) => ({
    role: invitation.role === 'student' ? ('student' as const) : ('teacher' as const),
    email: invitation.email,
    first_name,
    last_name,
  }),
  target: form.prefilled,
});

sample({ clock: registerOpened, target: [form.reset, challengeEnded, settingsQuery.start] });
sample({
  clock: form.accepted,
  source: { terms: $terms, next: $next, link: $link },
  fn: ({ terms, next, link }, { terms: _, ...values }) => ({
    registration: {
      ...values,
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      email: values.email.trim(),
      terms_version: terms?.version ?? '',
      ...(next !== null && { next }),
      ...(link && { invitation: { id: link.uuid, ...link.params } }),
    },
  }),
  target: registerMutation.start,
});
sample({ clock: registerMutation.finished.success, target: form.succeeded });
sample({ clock: registerMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: registerMutation.finished.success,
  fn: ({ result }) => ({ answer: result.data }),
  target: authenticated,
});
