export { LegalLinks } from './legal-links';
