export { INVALID_EMAIL, isEmail } from './email';
export { INVALID_LINK, linkTitle, readSignature, type Signature } from './signed-link';
