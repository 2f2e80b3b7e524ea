import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { DataGrid } from './data-grid';
import { Book, largeBook, science } from './data-grid.fixture';

/** When a data grid draws what, and when it listens. */
const meta = {
  title: 'Data/Data grid/Drawing',
  component: DataGrid,
  parameters: { frame: 640 },
  args: { ...science, onChange: fn() },
  render: (args) => <Book {...args} />,
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell that is pressed before the page listens takes no half of a score, and no other cell does. */
export const TypedTooEarly: Story = {
  render: () => <div data-host="" />,
  play: async ({ canvasElement, userEvent, args }) => {
    const host = canvasElement.querySelector('[data-host]') ?? canvasElement;
    host.innerHTML = renderToString(<Book {...args} />);
    const cell = host.querySelector<HTMLElement>('[data-place="2:1"]');
    cell?.focus();
    await expect(cell).toHaveFocus();
    const root = hydrateRoot(host, <Book {...args} />);
    await waitFor(() => expect(document.body).toHaveFocus());
    await userEvent.keyboard('678{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    root.unmount();
  },
};

const large = largeBook();

/** An entry renders the row of its cell, and the row to which Enter leads, of 200. */
export const RenderedRows: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  render: function Counted(args) {
    const [counted] = useState(() => {
      const rendered: string[] = [];
      const watched = large.rows.map((row) => ({
        ...row,
        // A row reads the name of its student whenever it renders.
        get familyName() {
          rendered.push(row.id);
          return row.familyName;
        },
      }));
      return { rendered, watched };
    });
    return (
      <>
        <Book {...args} {...large} foot={[]} rows={counted.watched} />
        <button type="button" onClick={() => counted.rendered.splice(0)}>
          Forget
        </button>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.value = [...new Set(counted.rendered)].join(' ');
          }}
        >
          Count
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByLabelText('Sam Student 3, Assignment 2, 17 of 20');
    await userEvent.click(cell);
    canvas.getByText('Forget').click();
    await userEvent.keyboard('19');
    const input = canvas.getByLabelText('Assignment 2, Sam Student 3');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    // Painted in the first frame after the key.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(cell).toHaveAccessibleName('Sam Student 3, Assignment 2, 19 of 20');
    canvas.getByText('Count').click();
    await expect(canvas.getByText('Count')).toHaveValue('s2 s3');
  },
};
