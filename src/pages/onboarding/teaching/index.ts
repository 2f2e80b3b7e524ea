export { teachingStepOpened } from './model/teaching-form';
export { TeachingStepPage } from './ui/teaching-step-page';
