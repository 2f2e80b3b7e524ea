export { INVALID_LINK, linkTitle, readSignature, type Signature } from './signed-link';
