export { PrivacyPage as View } from './ui/privacy-page';
