export { HelpCenterPage as View } from './ui/help-center-page';
