import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OnboardingState } from '@/entities/onboarding';
import { TeacherStepFrame } from '../../../../../.storybook/teacher-step-frame';
import { teachingStepOpened } from '../model/teaching-form';
import { TeachingStepPage } from './teaching-step-page';

const begun: OnboardingState = {
  state: 'filling',
  step: 'teaching',
  progress: {
    role: 'teacher',
    completed: false,
    step: 'teaching',
    school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
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
    grades: [6, 7, 8],
    subjects: ['Science', 'SEL/Advisory', 'Marine biology'],
    standards: ['NGSS'],
  },
};

function Example({ onboarding }: { onboarding: OnboardingState }) {
  return (
    <TeacherStepFrame path="/onboarding/SecondStep" onboarding={onboarding} opened={teachingStepOpened}>
      <TeachingStepPage />
    </TeacherStepFrame>
  );
}

const meta = {
  title: 'Pages/Onboarding teaching',
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Marine biology' })).toBeChecked();
    const grade = canvas.getByRole('checkbox', { name: 'Grade 9' });
    grade.focus();
    await userEvent.keyboard(' ');
    await expect(grade).toBeChecked();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next, your first class' }));
    await expect(canvas.getByText('Choose at least one grade')).toBeVisible();
    await expect(canvas.getByText('Choose at least one subject')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Grade 1' })).toHaveFocus());
  },
};

export const AnotherSubject: Story = {
  args: { onboarding: filled },
  play: async ({ canvas, userEvent }) => {
    const another = canvas.getByRole('textbox', { name: 'Another subject' });
    await userEvent.type(another, 'Astronomy{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Astronomy' })).toBeChecked();
    await userEvent.type(another, 'pe{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'PE' })).toBeChecked();
    await expect(another).toHaveValue('');
    await expect(canvas.getByRole('heading', { name: 'What do you teach?' })).toBeVisible();
  },
};
