import { AtStep } from '@/widgets/endpapers';

/** Leads to the step where one stopped; until that is known there is nothing else to see. */
export function OnboardingPage() {
  return <AtStep step={null} />;
}
