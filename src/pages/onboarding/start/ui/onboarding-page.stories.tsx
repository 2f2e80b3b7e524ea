import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OnboardingState } from '@/entities/onboarding';
import { TeacherStepFrame } from '../../../../../.storybook/teacher-step-frame';
import { OnboardingPage } from './onboarding-page';

function Example({ onboarding }: { onboarding: OnboardingState }) {
  return (
    <TeacherStepFrame path="/onboarding" onboarding={onboarding}>
      <OnboardingPage />
    </TeacherStepFrame>
  );
}

const meta = {
  title: 'Pages/Onboarding',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { onboarding: { state: 'loading', wanted: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your pages' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: {
    onboarding: {
      state: 'unreachable',
      wanted: null,
      reason: 'Lectern cannot be reached. Check the connection, then try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
