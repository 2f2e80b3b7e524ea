import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { copyTextFx } from '@/shared/lib/files';
import { ClassCode, type ClassCodeProps } from './class-code';

const copy = fn();

function Example(props: ClassCodeProps) {
  return (
    <Provider value={fork({ handlers: [[copyTextFx, copy]] })}>
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
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  args: { name: 'Year 10 upper group', subject: 'Environmental science and sustainability' },
};
