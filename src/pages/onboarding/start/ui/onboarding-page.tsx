import { AtStep } from '@/widgets/endpapers';

/** Redirects to the step where the user left off. */
export function OnboardingPage() {
  return <AtStep step={null} />;
}
