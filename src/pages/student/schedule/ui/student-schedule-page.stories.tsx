import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect } from 'storybook/test';
import { type CalendarLink, getCalendarLinkFx, getScheduleFx, type Timetable } from '@/shared/api/schedule';
import { readClockFx } from '@/shared/lib/clock';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { schedule } from '../model/student-schedule';
import { StudentSchedulePage } from './student-schedule-page';

const science = { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f', title: '7B Science', cover: 'moss' };
const timetable: Timetable = {
  time_zone: 'Europe/London',
  today: '2026-11-17',
  weeks: [],
  entries: [
    {
      slot_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
      on: '2026-11-17',
      date: '2026-11-17',
      starts_at: '08:15',
      minutes: 50,
      title: '7B Science',
      class: science,
      room: 'Lab 2',
      state: 'held',
      lesson: {
        id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
        title: 'Light and leaves',
        unit: '',
        is_published: true,
        has_content: true,
      },
    },
  ],
  dues: [],
  events: [],
  holidays: [],
  slots: [],
  unplanned: [],
};
const none: CalendarLink = { url: null, created_at: null, last_read_at: null };

function Example() {
  const start = () => {
    const scope = fork({
      handlers: [
        [readClockFx, () => new Date('2026-11-17T10:24:00Z')],
        [getScheduleFx, () => timetable],
        [getCalendarLinkFx, () => none],
      ],
    });
    void allSettled(schedule.opened, { scope, params: new URLSearchParams('day=2026-11-17') });
    return scope;
  };
  return (
    <PageFrame start={start} path="/students/schedule">
      <StudentSchedulePage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student schedule',
  component: StudentSchedulePage,
  render: () => <Example />,
} satisfies Meta<typeof StudentSchedulePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 lesson.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Move/ })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Create a link' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
