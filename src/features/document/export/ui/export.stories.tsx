import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { $generation } from '@/entities/generation';
import type { ExportPaper } from '@/shared/api/generations';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { $export, exportFx, type ExportState, slowExportFx } from '../model/export';
import { fetchRichTextFx } from '../model/rich-copy';
import { ExportMenu } from './export-menu';
import { ExportNotice } from './export-notice';

type ExampleProps = {
  state?: ExportState;
  /** Receives what is exported. */
  onExport?: (asked: unknown) => unknown;
  /** Returns what is copied. */
  onCopy?: (asked: unknown) => unknown;
};

const copied = {
  html: '<h2>Overview</h2><p>Water <strong>rises</strong>.</p>',
  text: 'Overview\n\nWater rises.\n',
};

function Example({
  state = { state: 'idle' },
  onExport = () => undefined,
  onCopy = () => copied,
}: ExampleProps) {
  const [paper, setPaper] = useState<ExportPaper>('letter');
  const [scope] = useState(() =>
    fork({
      values: [
        [$generation, settledState(lesson)],
        [$export, state],
      ],
      handlers: [
        [fetchRichTextFx, (...call: unknown[]) => onCopy(call.at(-1))],
        [exportFx, (...call: unknown[]) => onExport(call.at(-1))],
        [slowExportFx, () => undefined],
      ],
    }),
  );
  return (
    <Provider value={scope}>
      <ExportMenu {...lesson} paper={paper} onPaperChange={setPaper} />
      <ExportNotice />
    </Provider>
  );
}

const [offer] = lesson.template.exports;
if (offer === undefined) throw new Error('The template has no export.');
const asked = { offer, copy: 'student', paper: 'a4' } as const;

const meta = {
  title: 'Pages/Generator/Export',
  component: Example,
  parameters: { frame: 640 },
  args: { onExport: fn(), onCopy: fn(() => copied) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Clicks an item of a menu once the menu has noticed the pointer. */
async function choose(user: User, item: HTMLElement): Promise<void> {
  const { x, y } = item.getBoundingClientRect();
  await user.pointer({ target: item, coords: { clientX: x + 9, clientY: y + 9 } });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await user.click(item);
}

export const Pdf: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const paper = await screen.findByRole('menuitemradio', { name: 'A4' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(paper).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(paper).toBeChecked());
    await expect(screen.getByRole('menuitemradio', { name: 'Letter' })).not.toBeChecked();
    const [, students] = screen.getAllByRole('menuitem', { name: /PDF/ });
    if (!students) throw new Error('The menu has no PDF of the student copy.');
    await choose(userEvent, students);
    await expect(args.onExport).toHaveBeenCalledWith(
      expect.objectContaining({ params: { format: 'pdf', copy: 'student', paper: 'a4' } }),
    );
  },
};

/** The clipboard itself is shared with the other windows of the machine. */
const copiedTo = (written: () => ClipboardItems | undefined) => async (type: string) => {
  const [item] = written() ?? [];
  return (await item?.getType(type))?.text() ?? '';
};

/** Word and Google Docs paste the HTML, other editors the text. */
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const clipboardAs = copiedTo(() => write.mock.lastCall?.[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const [, students] = await screen.findAllByRole('menuitem', { name: /Copy all/ });
    if (!students) throw new Error('The menu does not copy the student copy.');
    await choose(userEvent, students);
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await expect(await clipboardAs('text/plain')).toBe(copied.text);
    await expect(await clipboardAs('text/html')).toContain('<strong>rises</strong>');
    await expect(args.onCopy).toHaveBeenCalledWith(expect.objectContaining({ params: { copy: 'student' } }));
  },
};

export const Slow: Story = {
  args: { state: { state: 'running', asked, slow: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Making the PDF.');
  },
};

export const Failed: Story = {
  args: {
    state: {
      state: 'failed',
      asked,
      message: 'This document is too long for a PDF. Export it as Word, or print it.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The PDF couldn’t be made.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
