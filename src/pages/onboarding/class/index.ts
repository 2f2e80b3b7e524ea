import { classStepOpened } from './model/class-form';

export { ClassStepPage as View } from './ui/class-step-page';

export const open = () => classStepOpened();
