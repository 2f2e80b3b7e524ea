import type { FastifyRequest } from 'fastify';
import type { AuthAnswer, SignInCompletion } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import type { StartSession } from '../sessions/start-session.ts';
import { findAccount } from '../users/account.ts';
import { acceptCode } from './authenticator.ts';
import { acceptPasskey, siteOf } from './passkeys.ts';
import { acceptRecoveryCode, countCodes } from './recovery-codes.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { redeem, type SignInChallenge, takeAttempt } from './sign-in-challenge.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
  startSession: StartSession;
}

/** The second step of a sign-in: checks the factor, redeems the challenge and starts the session. */
export async function completeSignIn(
  dependencies: Dependencies,
  request: FastifyRequest<{ Body: SignInCompletion }>,
): Promise<AuthAnswer> {
  const { db, startSession } = dependencies;
  const { challenge: token, ...proof } = request.body;
  if (Object.keys(proof).length !== 1) throw Problem.field('code', 'Confirm in one way.');
  const challenge = await takeAttempt(db, token);
  await checkFactor(dependencies, challenge, proof);
  await redeem(db, challenge);
  if (proof.recovery_code !== undefined) notifyOwner(dependencies, challenge.userId);
  return startSession(request, challenge.userId, 'Signed in.', challenge.remember, true);
}

async function checkFactor(
  { db, links: { publicUrl, linkSecret } }: Dependencies,
  { userId, challenge }: SignInChallenge,
  { code, recovery_code, passkey }: Omit<SignInCompletion, 'challenge'>,
): Promise<void> {
  if (code !== undefined && !(await acceptCode(db, userId, code, linkSecret)))
    throw Problem.field('code', 'This code is not right. Enter the code that your app shows now.');
  if (recovery_code !== undefined && !(await acceptRecoveryCode(db, userId, recovery_code)))
    throw Problem.field('recovery_code', 'This is not one of your unused recovery codes.');
  if (
    passkey !== undefined &&
    !(await acceptPasskey(db, userId, { response: passkey, challenge }, siteOf(publicUrl)))
  )
    throw Problem.field('passkey', 'This passkey could not be verified. Try again, or use another method.');
}

function notifyOwner({ db, mailer, links }: Dependencies, userId: string): void {
  mailer.post({ cause: 'completeSignIn', sender: userId, isNotice: true }, async () => {
    const account = await findAccount(db, userId);
    return account ? recoveryCodeUsedMail(account, await countCodes(db, userId), links.publicUrl) : null;
  });
}
