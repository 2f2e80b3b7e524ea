export { classStepOpened } from './model/class-form';
export { ClassStepPage } from './ui/class-step-page';
