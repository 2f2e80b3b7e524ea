import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn } from 'storybook/test';
import { $session } from '@/entities/session';
import { getInvoiceFx } from '@/shared/api/invoices';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $invoice, printFx, type Reading } from '../model/invoice';
import { disputed, open, paid, partlyRefunded } from '../model/invoice.fixture';
import { InvoicePage } from './invoice-page';

type State = { reading: Reading; print?: () => void };

function Example({ reading, print = () => {} }: State) {
  return (
    <PageFrame
      path={`/teacher/accounts/billing/invoices/${paid.id}`}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$invoice, reading],
          ],
          handlers: [
            [getInvoiceFx, () => paid],
            [printFx, print],
          ],
        })
      }
    >
      <InvoicePage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Invoice',
  component: Example,
  parameters: { frame: 860 },
  args: { reading: { state: 'ready', invoice: paid }, print: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Invoice LECT-0038' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total $12.96' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.print).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute(
      'href',
      '/teacher/accounts/billing',
    );
  },
};

export const ToBePaid: Story = {
  args: { reading: { state: 'ready', invoice: open } },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Due $12.96' })).toBeVisible();
  },
};

export const PartlyRefunded: Story = {
  args: { reading: { state: 'ready', invoice: partlyRefunded } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partly refunded')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Returned −$5.00' })).toBeVisible();
  },
};

export const Disputed: Story = {
  args: { reading: { state: 'ready', invoice: disputed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Disputed')).toBeVisible();
  },
};

export const Loading: Story = { args: { reading: { state: 'loading', id: paid.id } } };

export const Failed: Story = {
  args: {
    reading: {
      state: 'failed',
      id: paid.id,
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('couldn’t be loaded');
  },
};
