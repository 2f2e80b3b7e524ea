export { TermsPage as View } from './ui/terms-page';
