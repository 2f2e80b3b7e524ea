export { LicencesPage as View } from './ui/licences-page';
