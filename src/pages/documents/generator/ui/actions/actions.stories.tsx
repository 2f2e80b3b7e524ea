import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { $sharing, type Sharing } from '@/features/document/sharing';
import { $comparison, type Comparison } from '@/features/document/versions';
import { $action, type ChosenAction } from '@/features/document/actions';
import { lesson } from '../../../../../../tests/support/documents';
import { ActionMenu } from './action-menu';
import { DocumentDialogs } from '../opened-document';

type ExampleProps = { action?: ChosenAction; sharing?: Sharing; comparison?: Comparison };

const closed = { state: 'closed' } as const;
const { template, generation } = lesson;

function Example({ action = { state: 'none' }, sharing = closed, comparison = closed }: ExampleProps) {
  const [scope] = useState(() =>
    fork({
      values: [
        [$action, action],
        [$sharing, sharing],
        [$comparison, comparison],
      ],
    }),
  );
  const document = { generation, lastEvent: 0, used: 0, undo: [], redo: [] };
  return (
    <Provider value={scope}>
      <ActionMenu template={template} versions={generation.version} locked={false} />
      <DocumentDialogs template={template} document={document} />
    </Provider>
  );
}

const estimate = {
  credits: 5400,
  input_tokens: 900,
  output_tokens: 4500,
  affordable: true,
  unlimited: false,
  refusal: null,
};
const translating = {
  state: 'priced',
  key: 'translate',
  choice: 'Spanish',
  estimate,
  problem: null,
} as const;

/** What can be done with a whole document, each with its price before it begins. */
const meta = {
  title: 'Pages/Generator/Actions',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = within(await screen.findByRole('menu', { name: 'Actions' }));
    for (const { label } of template.actions) {
      for (const item of menu.getAllByRole('menuitem', { name: new RegExp(`^${label}`) })) {
        await expect(item).toBeVisible();
      }
    }
  },
};

export const Translate: Story = {
  args: { action: translating },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Translate' }));
    await expect(dialog.getByText('5,400')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Begin' })).toBeEnabled();
  },
};

export const NotEnoughCredits: Story = {
  args: { action: { ...translating, estimate: { ...estimate, affordable: false } } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Begin' })).toBeDisabled();
  },
};

export const NeedsModel: Story = {
  args: {
    action: {
      ...translating,
      key: 'shorter',
      choice: '',
      estimate: {
        ...estimate,
        refusal: 'Lectern can’t rewrite a whole document without an AI model, and none is connected here.',
      },
    },
  },
};

const [target] = template.targets;
if (!target) throw new Error('The template converts to no other.');
const converting = { ...translating, key: 'convert', choice: target.template_type } as const;

export const Convert: Story = {
  args: { action: converting },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Convert' }));
    await expect(dialog.getByRole('combobox', { name: 'Convert to' })).toHaveValue(target.template_type);
    await expect(dialog.getByRole('button', { name: 'Begin' })).toBeEnabled();
  },
};

/** The form of the other template opens with the missing fields marked. */
export const ConvertIncomplete: Story = {
  args: {
    action: {
      ...converting,
      state: 'choosing',
      estimate: null,
      problem: {
        status: 422,
        message: 'Unprocessable Content',
        fields: { course_title: ['Course title is missing.'], year: ['Year is missing.'] },
      },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Convert' }));
    await expect(dialog.getByText(/Year is missing/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open the form' })).toHaveAttribute(
      'href',
      `/teacher/${target.template_type}?from=${generation.id}`,
    );
  },
};

export const Share: Story = {
  args: {
    sharing: {
      state: 'open',
      url: 'https://lectern.test/shared/47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
      isCreating: false,
      problem: null,
      items: [
        {
          id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
          created_at: '2026-11-22T09:00:00.000Z',
          expires_at: '2099-11-29T09:00:00.000Z',
          revoked_at: null,
        },
        {
          id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6d',
          created_at: '2026-11-01T09:00:00.000Z',
          expires_at: '2026-11-08T09:00:00.000Z',
          revoked_at: '2026-11-02T09:00:00.000Z',
        },
      ],
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1);
  },
};

export const SharePhone: Story = { ...Share, globals: { viewport: { value: 'phone' } } };

const before = {
  version: 1,
  title: generation.title,
  result: generation.result,
  created_at: '2026-11-22T09:00:00.000Z',
};

export const Compare: Story = {
  args: {
    comparison: {
      state: 'open',
      from: 1,
      to: 2,
      before,
      after: {
        ...before,
        version: 2,
        result: { ...generation.result, overview: 'Students weigh a willow.' },
      },
      problem: null,
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
    await expect(dialog.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(dialog.getAllByRole('insertion').length).toBeGreaterThan(0);
    await expect(dialog.getAllByRole('deletion').length).toBeGreaterThan(0);
  },
};

/** The buttons and Alt with the arrow keys move the focus from change to change. */
export const FromChangeToChange: Story = {
  args: {
    comparison: {
      state: 'open',
      from: 1,
      to: 2,
      before,
      after: {
        ...before,
        version: 2,
        title: 'A willow on the scales',
        result: { ...generation.result, overview: 'Students weigh a willow.' },
      },
      problem: null,
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
    const changes = dialog.getAllByText(/^Changed item/).map((label) => label.closest('p'));
    await userEvent.click(dialog.getByRole('button', { name: 'Next change' }));
    await expect(changes[0]).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(changes[1]).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(changes[0]).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Previous change' }));
    await expect(changes[0]).toHaveFocus();
  },
};

export const SameVersions: Story = {
  args: {
    comparison: { state: 'open', from: 1, to: 2, before, after: { ...before, version: 2 }, problem: null },
  },
};
