import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { OnboardingState } from '@/entities/onboarding';
import type { OwnClass } from '@/shared/api/onboarding';
import { TeacherStepFrame } from '../../../../../.storybook/teacher-step-frame';
import { teacher } from '../../../../../tests/support/people';
import { classStepOpened } from '../model/class-form';
import { ClassStepPage } from './class-step-page';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'class' as const,
  school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
  grades: [7, 8],
  subjects: ['Science'],
  standards: [],
  invitation: null,
};

const begun: OnboardingState = { state: 'filling', step: 'class', progress };

const made: OwnClass = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  name: '7B',
  subject: 'Science',
  grade: 'Grade 7',
  cover: 'moss',
  code: 'HRB7B4Q',
  roster: [
    {
      invitation_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f',
      email: 't.mokoena@harborview.test',
      name: 'Thandi Mokoena',
      state: 'valid',
    },
  ],
};

function Example({ onboarding }: { onboarding: OnboardingState }) {
  return (
    <TeacherStepFrame path="/onboarding/ThirdStep" onboarding={onboarding} opened={classStepOpened}>
      <ClassStepPage />
    </TeacherStepFrame>
  );
}

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Onboarding class',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { onboarding: begun },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Class/ }), '7B');
    await expect(canvas.getByRole('textbox', { name: /Subject/ })).toHaveValue('Science');
    await expect(canvas.getByRole('combobox', { name: 'Grade' })).toHaveDisplayValue('7th');
  },
};

export const WithoutName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create class' }));
    await expect(canvas.getByRole('textbox', { name: /Class/ })).toHaveAccessibleDescription(
      'Enter a class name',
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Class/ })).toHaveFocus());
  },
};

export const FromAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a list' }));
    const list = canvas.getByRole('textbox', { name: 'Students in the class' });
    await userEvent.type(list, 'Thandi, t@school.test{Enter}Jonas');
    await expect(canvas.getByText('1 student will be invited by email.')).toBeVisible();
    await expect(canvas.getByText('Line 2: No address of the student.')).toBeVisible();
    await userEvent.clear(list);
    await userEvent.click(canvas.getByRole('button', { name: 'Create class' }));
    await expect(canvas.getByText('Paste a list or choose a file')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Class/ })).toHaveFocus());
  },
};

export const Made: Story = {
  tags: ['pictured'],
  globals: desktop,
  args: { onboarding: { state: 'made', progress, made, user: teacher } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HRB–7B4Q')).toBeVisible();
    await expect(canvas.getByText(/One invitation is on the way/)).toBeVisible();
  },
};

export const InvitedCoTeacher: Story = {
  args: {
    onboarding: {
      state: 'filling',
      step: 'class',
      progress: {
        ...progress,
        invitation: {
          id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
          role: 'co-teacher',
          state: 'valid',
          email: teacher.email,
          expires_at: '2026-11-27T09:00:00.000Z',
          class_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
          class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
          teacher: { name: 'Ruth Sørensen' },
          school: 'Harborview School',
          students: 23,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Teach 7B Science' })).toBeVisible();
    await expect(canvas.getByText(/Their plan covers you/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Teach the class' })).toBeEnabled();
  },
};
