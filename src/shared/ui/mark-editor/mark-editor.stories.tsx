import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { MarkEditor, type MarkEditorProps } from './mark-editor';

function Cell(args: MarkEditorProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [mark, setMark] = useState(args.mark);
  const [comment, setComment] = useState(args.comment);
  return (
    <div style={{ width: 340, paddingBlockStart: 250, display: 'flex', justifyContent: 'end' }}>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>27</Button>
      <MarkEditor
        {...args}
        anchor={anchor}
        mark={mark}
        comment={comment}
        onMarkChange={setMark}
        onCommentChange={setComment}
        onClose={() => {
          args.onClose();
          setAnchor(null);
        }}
      />
    </div>
  );
}

/** Use it beside a cell of the data grid, for details of a score. */
const meta = {
  title: 'Data/Mark editor',
  component: MarkEditor,
  parameters: { frame: 358 },
  args: {
    anchor: null,
    onClose: fn(),
    student: 'Thandiwe Mokoena',
    summary: '27 of 30, 90%',
    mark: 'on-time',
    onMarkChange: fn(),
    comment: 'Careful method. Put the units in the table heading, not in every box.',
    onCommentChange: fn(),
    onSave: fn(),
  },
  render: (args) => <Cell {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '27' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof MarkEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('button', { name: '27' });
    await userEvent.click(cell);
    const editor = await screen.findByRole('dialog', { name: 'Thandiwe Mokoena' });
    await waitFor(() => expect(editor.contains(document.activeElement)).toBe(true));
    await expect(screen.getByRole('radio', { name: 'On time' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Late' }));
    await expect(screen.getByRole('radio', { name: 'Late' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save mark' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const ClosesAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('button', { name: '27' });
    await userEvent.click(cell);
    const editor = await screen.findByRole('dialog');
    await waitFor(() => expect(editor.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(cell).toHaveFocus());
  },
};
export const Missing: Story = { args: { mark: 'missing', summary: '0 of 30', comment: '' } };
export const LongText: Story = {
  args: {
    student: 'Maria Guadalupe Fernández de la Vega y Castellanos',
    comment: 'Careful method. '.repeat(12),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
