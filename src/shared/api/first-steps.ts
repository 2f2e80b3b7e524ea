export { firstSteps } from './generated/catalogue/first-steps.ts';
