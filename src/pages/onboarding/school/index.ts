export { schoolStepOpened } from './model/school-form';
export { SchoolStepPage } from './ui/school-step-page';
