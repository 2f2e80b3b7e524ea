export { AgreeToTerms } from './ui/agree-to-terms';
