import type { Settings } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { AttemptSignIn } from '../../platform/http/sign-in-attempts.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import type { Contacts } from '../mailing-list/contacts.ts';
import type { EmailClaimed } from '../email/claim-email.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import type { AccountCreated } from '../registration/create-account.ts';
import type { StartSignIn } from '../second-factor/sign-in-challenge.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import { findAccount } from '../users/account.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { checkCredentials } from './check-credentials.ts';
import { enterByGoogle } from './google/enter.ts';
import { googleLinkedMail } from './google/google-mails.ts';
import type { ReadIdToken } from './google/id-token.ts';
import { beginGoogleSignIn, endGoogleSignIn, expectedNonce } from './google/nonce.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  attemptSignIn: AttemptSignIn;
  links: LinkIssuer;
  settings: Settings;
  /** Undefined where Google sign-in is not set up. */
  readIdToken: ReadIdToken | undefined;
  contacts: Contacts;
  accountCreated: AccountCreated;
  startSignIn: StartSignIn;
  devices: KnownDevices;
  emailClaimed: EmailClaimed;
}

type SignInOperation = 'getSettings' | 'login' | 'startGoogleSignIn' | 'socialLoginGoogle';

export function signInHandlers({
  db,
  mailer,
  attemptSignIn,
  links,
  settings,
  readIdToken,
  contacts,
  accountCreated,
  startSignIn,
  devices,
  emailClaimed,
}: Dependencies): HandlersOf<SignInOperation> {
  return {
    getSettings: async () => settings,

    async login(request) {
      const { email, password, remember } = request.body;
      const { owner, newcomer } = await findByEmail(db, email);
      const bucket = devices.bucketOf(request.secretCookies, (owner ?? newcomer)?.id);
      const id = await attemptSignIn(request, { email, bucket }, () => checkCredentials(db, email, password));
      return startSignIn(request, id, 'Signed in.', remember);
    },

    async startGoogleSignIn({ secretCookies }) {
      if (!readIdToken) throw googleIsOff();
      return { nonce: beginGoogleSignIn(secretCookies) };
    },

    async socialLoginGoogle(request) {
      if (!readIdToken) throw googleIsOff();
      const { body, secretCookies } = request;
      const identity = await readIdToken(body.id_token, expectedNonce(secretCookies));
      if (body.email.toLowerCase() !== identity.email)
        throw Problem.field('email', 'This does not match the address of your Google account.');
      const names = { firstName: body.first_name.trim(), lastName: body.last_name.trim() };
      const agreesToMails = body.mails === true;
      const newcomer = { ...names, role: body.role, agreesToMails, termsVersion: body.terms_version };
      const { userId, how } = await enterByGoogle(db, identity, newcomer, accountCreated);
      endGoogleSignIn(secretCookies);
      if (how === 'created') await emailClaimed(identity.email);
      if (how === 'created' && agreesToMails) {
        contacts.add({ email: identity.email, name: `${names.firstName} ${names.lastName}`.trim() });
      }
      if (how === 'linked') {
        mailer.post({ cause: 'socialLoginGoogle', sender: userId, isNotice: true }, async () => {
          const account = await findAccount(db, userId);
          return account ? googleLinkedMail(account, links.publicUrl) : null;
        });
      }
      return startSignIn(request, userId, how === 'created' ? 'Your account is ready.' : 'Signed in.');
    },
  };
}

const googleIsOff = () => new Problem('not_found', 'Google sign-in is not set up here.');
