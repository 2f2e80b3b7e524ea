import type { Settings } from '../generated/schemas/index.ts';
import type { SessionConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { AttemptSignIn } from '../platform/http/sign-in-attempts.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { consentHandlers } from './consents/handlers.ts';
import { exportHandlers } from './data-export/handlers.ts';
import type { PersonalTables } from './data-export/personal-tables.ts';
import type { BeforeDeletion } from './deletion/delete-account.ts';
import type { EmailClaimed } from './email/claim-email.ts';
import { deletionHandlers } from './deletion/handlers.ts';
import { emailHandlers } from './email/handlers.ts';
import type { LinkIssuer } from './mailed-links/mailed-link.ts';
import type { Contacts } from './mailing-list/contacts.ts';
import { mailingListHandlers } from './mailing-list/handlers.ts';
import { passwordHandlers } from './password-change/handlers.ts';
import { ownerConfirmation } from './passwords/confirm-owner.ts';
import { passwordConfirmation } from './passwords/confirm-password.ts';
import { profileHandlers } from './profile/handlers.ts';
import type { AccountCreated, ProvesAddress } from './registration/create-account.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { signInStarter } from './second-factor/sign-in-challenge.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { knownDevices } from './sessions/known-devices.ts';
import { type ReadBalance, sessionStarter } from './sessions/start-session.ts';
import type { ReadIdToken } from './sign-in/google/id-token.ts';
import { signInHandlers } from './sign-in/handlers.ts';

export interface AccountDependencies {
  db: Database;
  mailer: Mailer;
  files: FileStore;
  contacts: Contacts;
  attemptSignIn: AttemptSignIn;
  links: LinkIssuer;
  settings: Settings;
  sessions: SessionConfig;
  /** The addresses of administrators. */
  administrators: readonly string[];
  /** Undefined where Google sign-in is not set up. */
  readIdToken: ReadIdToken | undefined;
  personalTables: PersonalTables;
  balanceOf: ReadBalance;
  accountCreated: AccountCreated;
  provesAddress: ProvesAddress;
  emailChanged: (change: { userId: string; before: string; email: string }) => Promise<void>;
  beforeDeletion: readonly BeforeDeletion[];
  emailClaimed: EmailClaimed;
}

/** The handlers of every room of the area. */
export function accountHandlers(dependencies: AccountDependencies) {
  const { db, files, links } = dependencies;
  const { linkSecret } = links;
  const confirmPassword = passwordConfirmation(db, dependencies.attemptSignIn);
  const { sessions, balanceOf } = dependencies;
  const devices = knownDevices(linkSecret);
  const startSession = sessionStarter({ db, linkSecret, sessions, devices, balanceOf });
  const startSignIn = signInStarter(db, links.publicUrl, startSession);
  return {
    ...sessionHandlers({ db, linkSecret, balanceOf: dependencies.balanceOf }),
    ...consentHandlers({ db }),
    ...registrationHandlers({ ...dependencies, startSession }),
    ...signInHandlers({ ...dependencies, startSignIn, devices }),
    ...secondFactorHandlers({
      ...dependencies,
      startSession,
      confirmOwner: ownerConfirmation(confirmPassword, 'change your second factors'),
    }),
    ...emailHandlers({ ...dependencies, confirmPassword }),
    ...passwordHandlers({ ...dependencies, confirmPassword, devices }),
    ...profileHandlers({ db, files, linkSecret }),
    ...mailingListHandlers(dependencies),
    ...exportHandlers(dependencies),
    ...deletionHandlers({ ...dependencies, confirmPassword }),
  };
}
