import type { Invitation } from '@/shared/api/invitations';
import { readSignature, type Signature } from '@/shared/lib/email';

export type InvitationLink = { id: string; search: string };

export type InvitationRequest = { uuid: string; params: Signature };

/** The link in the address; null when a part is missing. */
export function readLink({ id, search }: InvitationLink): InvitationRequest | null {
  const params = readSignature(search);
  return id && params ? { uuid: id, params } : null;
}

/** Where a user who has an account completes it, and joins the class with it. */
export const onboardingPathOf = ({ id, role }: Invitation): string =>
  role === 'student' ? `/onboarding/add-student?invitation=${id}` : '/onboarding';

/** The path of the page, to return to it after signing in. */
export const pathOf = ({ id, search }: InvitationLink): string => `/invitation/${id}${search}`;
