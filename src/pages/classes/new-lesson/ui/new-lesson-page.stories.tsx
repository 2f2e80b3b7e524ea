import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type ClassEntry, listClassesFx } from '@/shared/api/classes';
import { createLessonFx } from '@/shared/api/lessons';
import { navigateFx } from '@/shared/lib/navigation';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { lesson } from '../../../../../tests/support/lessons';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { newLessonOpened } from '../model/new-lesson';
import { NewLessonPage } from './new-lesson-page';

type State = { classes?: readonly ClassEntry[]; create?: (...call: unknown[]) => unknown };

function Example({ classes = [scienceClass], create = () => lesson }: State) {
  const path = '/teacher/classes/view/add-new-lesson';
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(teacher)]],
          handlers: [
            [listClassesFx, () => ({ items: classes })],
            [createLessonFx, create],
            [navigateFx, () => {}],
          ],
        });
        void allSettled(newLessonOpened, { scope, params: '' });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <NewLessonPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/New lesson',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  tags: ['pictured'],
  args: { create: fn(() => lesson) },
  play: async ({ args, canvas, userEvent }) => {
    const create = await canvas.findByRole('button', { name: 'Create lesson' });
    await userEvent.click(create);
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/ }), 'Light and leaves');
    await userEvent.click(create);
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
  },
};
export const NoClass: Story = { args: { classes: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
