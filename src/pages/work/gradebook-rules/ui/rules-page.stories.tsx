import { httpError } from '@farfetched/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  closeTermFx,
  getGradebookFx,
  type Gradebook,
  type GradebookRulesContent,
  listTermClosingsFx,
  saveGradebookRulesFx,
} from '@/shared/api/gradebooks';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { classBook, closedBook } from '../../../../../tests/support/class-book';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { closings } from '../model/closings';
import { previewRules } from '../model/preview';
import { $classId, $preview, book, draft } from '../model/rules-page';
import { RulesPage } from './rules-page';

const path = '/teacher/gradebooks/rules';
const { id } = classBook.class;

type Args = {
  resource: Resource<Gradebook>;
  /** What is changed and not saved. */
  change: Partial<GradebookRulesContent> | null;
  isRecovered: boolean;
  isConflict: boolean;
  closings: {
    id: number;
    term_id: string;
    name: string;
    action: 'closed' | 'reopened';
    author: string;
    at: string;
  }[];
  save: (...call: unknown[]) => void;
  close: (...call: unknown[]) => void;
};

const ready = (data: Gradebook): Resource<Gradebook> => ({ state: 'ready', id, data });

function startOf({ resource, change, isRecovered, isConflict, closings: items, save, close }: Args) {
  const data = resource.state === 'ready' ? resource.data : null;
  const content = data && { ...data.rules.content, ...change };
  return fork({
    values: [
      [$session, sessionOf(teacher)],
      [$classId, id],
      [book.$resource, resource],
      [closings.$resource, { state: 'ready', id, data: { items, next_cursor: null } }],
      [$preview, data && content && previewRules(data, content)],
      [
        draft.$draft,
        data && content
          ? {
              state: 'open',
              id,
              content,
              revision: data.rules.revision,
              savedAt: null,
              isUnsaved: change !== null,
              isRecovered,
              replaced: 0,
              conflict: isConflict ? { ...data.rules, savedAt: null } : null,
            }
          : { state: 'closed' },
      ],
    ],
    handlers: [
      [getGradebookFx, () => data],
      [listTermClosingsFx, () => ({ items, next_cursor: null })],
      [
        saveGradebookRulesFx,
        (_: unknown, { request }: { request: { gradebookRulesChange: object } }) => {
          save(request);
          return { ...data?.rules, revision: 4 };
        },
      ],
      [
        closeTermFx,
        (...call: unknown[]) => {
          close(...call);
          return closedBook.rules;
        },
      ],
    ],
  });
}

const meta: Meta<Args> = {
  title: 'Pages/Gradebook rules',
  component: RulesPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    resource: ready(classBook),
    change: null,
    isRecovered: false,
    isConflict: false,
    closings: [],
    save: fn(),
    close: fn(),
  },
  render: (args) => (
    <PageFrame path={path} start={() => startOf(args)}>
      <Shell pathname={path}>
        <RulesPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** Shows the effect of a change before it is saved. */
export const Saves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const lowest = await canvas.findByRole('spinbutton', { name: /lowest scores of Homework/ });
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '1');
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('4 of 8 current totals change'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save rules' })).toBeNull());
  },
};

/** A category that assignments have gets another name. */
export const Renames: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name of category 1' });
    await userEvent.clear(name);
    await userEvent.type(name, 'At home');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Name of category 1' })).toHaveValue('At home');
  },
};

export const Changed: Story = {
  args: {
    change: {
      categories: classBook.rules.content.categories.map((one, place) => ({
        ...one,
        drop_lowest: place === 0 ? 1 : 0,
        weight: 40,
      })),
      must_pass: [{ category: 'Homework', assignment_id: null, at_least: 75, otherwise_at_most: 59 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/More than 100%/)).toBeVisible();
    await expect(canvas.getByText(/It touches \d of 8 students now/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Totals that change' })).toBeVisible();
  },
};

/** What is wrong is beside its field, and nothing is sent. */
export const Faults: Story = {
  args: {
    change: {
      terms: [
        ...classBook.rules.content.terms,
        { id, name: '', starts_on: '', ends_on: '', closes_on: null, weight: null },
      ],
      scale: [
        { name: 'Pass', from: 50, gpa: null, worth: null },
        { name: 'Fail', from: 60, gpa: null, worth: null },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rules' }));
    await expect(await canvas.findByText('Choose the first day.')).toBeVisible();
    await expect(canvas.getByText('Less than 50.')).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** Work of a closed term keeps its category and its column; the sentences stand beside these parts. */
export const RejectedByClosedTerm: Story = {
  args: {
    change: { decimals: 1 },
    save: fn(() => {
      const errors = {
        renamed: ['“Tests” has “Cells” in “Autumn”, which is closed. Reopen it to change this.'],
        columns: ['“Cells” is in “Autumn”, which is closed. Reopen it to change this.'],
      };
      throw httpError({ status: 422, statusText: '', response: { errors } });
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save rules' }));
    await expect(await canvas.findByText(/“Tests” has “Cells” in “Autumn”/)).toBeVisible();
    await expect(canvas.getByText(/^“Cells” is in “Autumn”/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save rules' })).toBeEnabled();
    await expect(args.save).toHaveBeenCalledOnce();
  },
};

export const ClosesTerm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [autumn] = await canvas.findAllByRole('button', { name: 'Close' });
    if (!autumn) throw new Error('There is no term.');
    await userEvent.click(autumn);
    await expect(await screen.findByText(/7 scores that are not returned yet are returned/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close term' }));
    await waitFor(() =>
      expect(args.close).toHaveBeenCalledWith(
        null,
        expect.objectContaining({
          request: { id, termId: classBook.rules.content.terms[0]?.id },
        }),
      ),
    );
  },
};

export const ClosedTerm: Story = {
  args: {
    resource: ready(closedBook),
    closings: [
      {
        id: 1,
        term_id: closedBook.rules.content.terms[0]?.id ?? '',
        name: 'Autumn',
        action: 'closed',
        author: 'Amara Okafor',
        at: '2026-12-22T18:00:00.000Z',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Autumn was closed .* by Amara Okafor/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(await screen.findByText(/can differ from a printed report card/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Recovered: Story = {
  args: { change: { decimals: 0 }, isRecovered: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('What you changed here before is back')).toBeVisible();
    const [discard] = canvas.getAllByRole('button', { name: 'Discard' });
    if (!discard) throw new Error('There is no button.');
    await userEvent.click(discard);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save rules' })).toBeNull());
  },
};
export const Conflict: Story = {
  args: { change: { decimals: 0 }, isConflict: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Save rules' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save rules' })).toBeEnabled());
  },
};
export const NoAssignments: Story = {
  args: {
    resource: ready({
      ...classBook,
      assignments: [],
      cells: { ...classBook.cells, assignments: [], students: [] },
      rules: {
        ...classBook.rules,
        content: { ...classBook.rules.content, categories: [], terms: [], scale: null },
      },
    }),
  },
};
export const Archived: Story = { args: { resource: ready({ ...classBook, is_archived: true }) } };
export const Loading: Story = { args: { resource: { state: 'loading', id } } };
export const Failed: Story = {
  args: {
    resource: { state: 'failed', id, problem: { status: null, message: 'You are offline.', fields: {} } },
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { change: { decimals: 0 } },
};
