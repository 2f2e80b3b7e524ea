import { httpError } from '@farfetched/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OnboardingState } from '@/entities/onboarding';
import { TeacherStepFrame } from '../../../../../.storybook/teacher-step-frame';
import { schoolStepOpened } from '../model/school-form';
import { SchoolStepPage } from './school-step-page';

const begun: OnboardingState = {
  state: 'filling',
  step: 'school',
  progress: {
    role: 'teacher',
    completed: false,
    step: 'school',
    school: null,
    grades: [],
    subjects: [],
    standards: [],
    invitation: null,
  },
};

const filled: OnboardingState = {
  ...begun,
  progress: {
    ...begun.progress,
    school: { name: 'Harborview School', school_year: '2026', unit: 'Middle school', section: null },
  },
};

type State = { onboarding: OnboardingState; save?: () => Promise<unknown> };

function Example({ onboarding, save }: State) {
  return (
    <TeacherStepFrame
      path="/onboarding/FirstStep"
      onboarding={onboarding}
      opened={schoolStepOpened}
      {...(save && { save })}
    >
      <SchoolStepPage />
    </TeacherStepFrame>
  );
}

const meta = {
  title: 'Pages/Onboarding school',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { onboarding: begun },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'desktop' } },
  args: { onboarding: filled },
  play: async ({ canvas }) => {
    const years = canvas.getByRole('combobox', { name: 'School year' });
    await expect([...years.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '2023',
      '2024',
      '2025',
      '2026',
      '2027',
      '2028',
    ]);
    await expect(years).toHaveValue('2026');
  },
};

export const WithoutSchool: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next, what you teach' }));
    await expect(canvas.getByRole('textbox', { name: /School/ })).toHaveAccessibleDescription(
      'Enter the name of your school',
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /School/ })).toHaveFocus());
  },
};

export const AsStudent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Student/ }));
    await expect(canvas.getByRole('button', { name: 'Next, your class code' })).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    onboarding: filled,
    save: () =>
      Promise.reject(
        httpError({ status: 503, statusText: '', response: { message: 'Service Unavailable' } }),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next, what you teach' }));
    await expect(await canvas.findByText('Service Unavailable')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /School/ })).toHaveValue('Harborview School');
  },
};
