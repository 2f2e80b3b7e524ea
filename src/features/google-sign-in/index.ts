export { GoogleSignIn } from './ui/google-sign-in';
