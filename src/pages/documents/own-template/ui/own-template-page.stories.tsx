import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import type { Template } from '@/shared/api/templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { lesson } from '../../../../../tests/support/documents';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $editor, $errors, $preview, type Editor } from '../model/editor';
import { ownTemplate } from '../model/own-template.fixture';
import { OwnTemplatePage } from './own-template-page';

type State = {
  editor: Editor;
  errors?: Readonly<Record<string, readonly string[]>>;
  preview?: Template | null;
};

function Example({ editor, errors = {}, preview = null }: State) {
  return (
    <PageFrame
      path={`/templates/own/${ownTemplate.id}`}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$editor, editor],
            [$errors, errors],
            [$preview, preview],
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

const { id, content } = ownTemplate;

/** A template of the user, to change its form, its instructions and its sections. */
const meta = {
  title: 'Pages/Own template',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { editor: { state: 'ready', id, saved: ownTemplate, content, isChanged: false } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add section' }));
    await expect(await canvas.findByDisplayValue('New section')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move New section up' }));
    await expect(canvas.getByRole('button', { name: 'Move New section up' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Remove Grade' })).toBeNull();
  },
};

export const Coloured: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Colour / }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Mulberry' }));
    await expect(await canvas.findByRole('button', { name: 'Colour Mulberry' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Colours' })).not.toBeInTheDocument());
  },
};

export const Rejected: Story = {
  args: {
    editor: { state: 'ready', id, saved: ownTemplate, content: { ...content, name: '' }, isChanged: true },
    errors: { name: ['Enter a name.'], 'sections.0': ['Enter a title.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
    await expect(canvas.getByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** The form of the template with its fields by kind; nothing can be entered. */
export const Preview: Story = {
  args: { preview: lesson.template },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
    await expect(dialog.getByRole('textbox', { name: 'Topic' })).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: /^Grade/ })).toBeDisabled();
    await expect(dialog.getByRole('heading', { name: 'The document' })).toBeVisible();
  },
};

const longName =
  'Exit ticket with a question for each station of a carousel, in two languages, for a cover lesson';

export const LongText: Story = {
  args: {
    editor: {
      state: 'ready',
      id,
      saved: { ...ownTemplate, content: { ...content, name: longName } },
      content: {
        ...content,
        name: longName,
        sections: content.sections.map((section) => ({ ...section, title: longName })),
      },
      isChanged: false,
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { editor: { state: 'loading', id } } };

export const Failed: Story = {
  args: {
    editor: { state: 'failed', id, problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};
