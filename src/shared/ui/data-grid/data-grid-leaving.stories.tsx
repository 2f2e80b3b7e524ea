import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button';
import { DataGrid } from './data-grid';
import type { DataGridProps } from './data-grid-props';
import { Book, science } from './data-grid.fixture';

/** The grid before keys reach it, and when the page ends before an entry does. */
const meta = {
  title: 'Data/Data grid/Begin and end',
  component: DataGrid,
  parameters: { frame: 640 },
  args: { ...science, onChange: fn() },
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the server renders, and the browser hydrates once the button is pressed. */
function Rendered(props: DataGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const grid = <DataGrid {...props} />;
  useEffect(() => {
    if (frame.current) frame.current.innerHTML = renderToString(grid);
    // A root that stays would go on listening in the next story; React unmounts none while it renders.
    return () => queueMicrotask(() => root.current?.unmount());
  });
  const hydrate = () => {
    if (frame.current) root.current = hydrateRoot(frame.current, grid);
  };
  return (
    <>
      <Button onClick={hydrate}>Hydrate</Button>
      <div ref={frame} />
    </>
  );
}

export const NotListening: Story = {
  render: (args) => <Rendered {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-disabled', 'true');
    await expect(grid).toHaveAccessibleDescription('The grid is still loading. Nothing can be entered yet.');
    const cell = canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Cell sketch/ });
    await expect(getComputedStyle(cell).pointerEvents).toBe('none');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.querySelector('table')?.contains(document.activeElement)).toBe(false);
  },
};

export const Listening: Story = {
  render: (args) => <Rendered {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Hydrate' }));
    await waitFor(() => expect(grid).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(canvas.getByRole('gridcell', { name: /Ayodele Bakare, Cell sketch/ }));
    await userEvent.keyboard('17{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'b', column: 'sketch', text: '17' }], {
      origin: 'typing',
      skipped: 0,
    });
  },
};

const typing = { origin: 'typing', skipped: 0 };

/** The window may close: what is typed is handed over, and the edit goes on if the user comes back. */
export const LeftWhileEditing: Story = {
  render: (args) => <Book {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Cell sketch/ }));
    await userEvent.keyboard('1');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'a', column: 'sketch', text: '1' }], typing);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('7{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [{ row: 'a', column: 'sketch', text: '17' }],
      typing,
    );
    await userEvent.keyboard('{ArrowUp}5');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [{ row: 'a', column: 'sketch', text: '17' }],
      typing,
    );
  },
};

/** A page that the user leaves by a key takes the open entry with it. */
export const Unmounted: Story = {
  render: function Left(args) {
    const [isHere, setIsHere] = useState(true);
    useEffect(() => {
      const leave = () => setIsHere(false);
      addEventListener('popstate', leave);
      return () => removeEventListener('popstate', leave);
    }, []);
    return isHere ? <Book {...args} /> : <p>Another page</p>;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Cell sketch/ }));
    await userEvent.keyboard('16');
    dispatchEvent(new PopStateEvent('popstate'));
    await canvas.findByText('Another page');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [{ row: 'a', column: 'sketch', text: '16' }],
      typing,
    );
  },
};

/** A text that is refused says why beside its cell, while the user is in the next one. */
export const Refused: Story = {
  render: (args) => <Book {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /Ayodele Bakare, Cell sketch/ }));
    await userEvent.keyboard('nine{Enter}');
    const sentence = canvas.getByText('Enter a score, L, M or Ex.');
    await expect(sentence).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('nine, not valid: Enter a score, L, M or Ex.');
    const next = document.activeElement?.getBoundingClientRect();
    await expect(sentence.getBoundingClientRect().left).toBeGreaterThan(next?.right ?? Infinity);
    await userEvent.keyboard('9');
    await expect(sentence).not.toBeInTheDocument();
  },
};
