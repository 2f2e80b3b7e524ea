import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import type { ClassPreview } from '@/shared/api/classes';
import { Endpapers } from '@/widgets/endpapers';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student } from '../../../../../tests/support/people';
import { $joining, $today, form } from '../model/join-class';
import { type JoiningState, typing } from '../model/joining';
import { JoinClassPage } from './join-class-page';

type State = { joining: JoiningState; born?: string; noticeRead?: boolean };

function Example({ joining, born = '', noticeRead = false }: State) {
  return (
    <PageFrame
      path="/onboarding/add-student"
      start={() =>
        fork({
          values: [
            [$session, sessionOf({ ...student, onboarding_completed: false })],
            [$joining, joining],
            [
              form.$values,
              {
                code: joining.state === 'typing' ? 'missing' : 'entered',
                birthDate: { day: born && '9', month: born && '5', year: born },
                notice: noticeRead,
              },
            ],
            [$today, new Date(2026, 10, 20)],
          ],
        })
      }
    >
      <Endpapers>
        <JoinClassPage />
      </Endpapers>
    </PageFrame>
  );
}

const preview: ClassPreview = {
  class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
  teacher: { name: 'Amara Okafor' },
  school: 'Harborview School',
};
const ready: JoiningState = {
  state: 'ready',
  way: { kind: 'code', code: 'HRB7B4Q' },
  preview,
};

const meta = {
  title: 'Pages/Onboarding student',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { joining: typing },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeWorks: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'desktop' } },
  args: { joining: ready, born: '2012', noticeRead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amara Okafor, Harborview School')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join 7B Science' })).toBeEnabled();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the class' }));
    await expect(canvas.getByText('Enter the seven characters of your class code')).toBeVisible();
    await expect(canvas.getByText('Choose your birth date')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Read this before you join');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 1 of 7' })).toHaveFocus());
  },
};

export const WrongCode: Story = {
  args: { joining: { state: 'refused', code: 'ZZZZZZZ', reason: 'No class has this code.' } },
};

export const UnderThirteen: Story = {
  args: { joining: ready, born: '2015' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re under 13' })).toBeVisible();
    await expect(canvas.getByText(/You need an invitation from Amara Okafor/)).toBeVisible();
  },
};

export const Invited: Story = {
  args: {
    joining: { ...ready, way: { kind: 'invitation', id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e' } },
    born: '2015',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can join because Amara Okafor has invited you.')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Class code' })).toBeNull();
  },
};
