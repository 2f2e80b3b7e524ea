import { schoolStepOpened } from './model/school-form';

export { SchoolStepPage as View } from './ui/school-step-page';

export const open = () => schoolStepOpened();
