export { INVALID_EMAIL, isEmail } from './email';
export { type InvitationLink, readInvitationPath } from './invitation-link';
export { INVALID_LINK, linkTitle, readSignature, type Signature } from './signed-link';
