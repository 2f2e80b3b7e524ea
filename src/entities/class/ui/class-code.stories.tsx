import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { copyTextFx } from '@/shared/lib/files';
import { printCodeFx } from '../model/class-code';
import { ClassCode, type ClassCodeProps } from './class-code';

const copy = fn();
const print = fn();

function Example(props: ClassCodeProps) {
  return (
    <Provider
      value={fork({
        handlers: [
          [copyTextFx, copy],
          [printCodeFx, print],
        ],
      })}
    >
      <ClassCode {...props} />
    </Provider>
  );
}

const meta = {
  title: 'Entities/Class code',
  component: Example,
  parameters: { frame: 360 },
  args: { name: '7B', subject: 'Science', code: 'HRB7B4Q' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code of 7B Science' }));
    await expect(copy).toHaveBeenCalledWith('HRB7B4Q');
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const AsQrCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show the QR code of 7B Science' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Join 7B Science' });
    await expect(screen.getByRole('img', { name: 'QR code to join 7B Science' })).toBeVisible();
    await expect(dialog).toHaveTextContent('HRB–7B4Q');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The sheet is on paper only, and leaves the page when it is printed. */
export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the QR code of 7B Science' }));
    const dialog = await screen.findByRole('dialog', { name: 'Join 7B Science' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = screen.getByText('Scan the QR code, or open the address.').closest('article');
    await expect(sheet).toHaveTextContent(/HRB–7B4Q.*code=HRB7B4Q/);
    await expect(sheet).not.toBeVisible();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
  },
};

export const LongText: Story = {
  args: { name: 'Year 10 upper group', subject: 'Environmental science and sustainability' },
};
