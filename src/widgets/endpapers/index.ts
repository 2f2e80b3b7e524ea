import './model/admission';

export { AtStep } from './ui/at-step';
export { Endpapers, EndpapersLayout } from './ui/endpapers';
export { StepPage, type StepPageProps } from './ui/step-page';
