export { INVALID_EMAIL, isEmail } from './email';
