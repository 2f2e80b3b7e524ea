export { LateGoogleSignIn } from './ui/late-google-sign-in';
