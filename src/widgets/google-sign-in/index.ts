export { DeferredGoogleSignIn } from './ui/deferred-google-sign-in';
