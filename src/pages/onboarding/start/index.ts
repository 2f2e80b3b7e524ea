import { stepOpened } from '@/entities/onboarding';

export { OnboardingPage as View } from './ui/onboarding-page';

export const open = () => stepOpened(null);
