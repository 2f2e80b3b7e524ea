import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $editor } from '../model/editor';
import { ownTemplate } from '../model/own-template.fixture';
import { OwnTemplatePage } from './own-template-page';

function Example() {
  return (
    <PageFrame
      path={`/templates/own/${ownTemplate.id}`}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [
              $editor,
              {
                state: 'ready',
                id: ownTemplate.id,
                saved: ownTemplate,
                content: ownTemplate.content,
                isChanged: false,
              },
            ],
          ],
        })
      }
    >
      <Shell pathname={`/templates/own/${ownTemplate.id}`}>
        <OwnTemplatePage />
      </Shell>
    </PageFrame>
  );
}

/** A template of the user, to change its form, its instructions and its sections. */
const meta = {
  title: 'Pages/Own template',
  component: Example,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>;

export default meta;

export const Edit: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add section' }));
    await expect(await canvas.findByDisplayValue('New section')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move New section up' }));
    await expect(canvas.getByRole('button', { name: 'Move New section up' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Remove Grade' })).toBeNull();
  },
};
