export { LicencesPage } from './ui/licences-page';
