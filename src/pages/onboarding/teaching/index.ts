import { teachingStepOpened } from './model/teaching-form';

export { TeachingStepPage as View } from './ui/teaching-step-page';

export const open = () => teachingStepOpened();
