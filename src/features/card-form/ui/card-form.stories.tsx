import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { $stripe } from '@/shared/lib/stripe';
import { openSandboxStripe } from '@/shared/lib/stripe/sandbox/sandbox';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { $isSandbox, $stripeFailure, cardFormSubmitted } from '../model/card-form';
import { CardForm, type CardFormProps } from './card-form';

type State = CardFormProps & { loading?: boolean; unloadable?: boolean };

function Example({ loading = false, unloadable = false, ...props }: State) {
  const [scope] = useState(() =>
    fork({
      values: [
        [$isSandbox, loading || unloadable ? null : true],
        [$stripe, loading || unloadable ? null : openSandboxStripe()],
        [$stripeFailure, unloadable ? 'Failed to load Stripe.js' : null],
      ],
    }),
  );
  return (
    <Provider value={scope}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void allSettled(cardFormSubmitted, { scope });
        }}
      >
        <Stack gap={6}>
          <CardForm {...props} />
          <Button type="submit" variant="primary">
            Pay
          </Button>
        </Stack>
      </form>
    </Provider>
  );
}

const known = {
  name: 'Amara Okafor',
  email: 'amara.okafor@harborview.example',
  address: {
    line1: '2214 Larkspur Street',
    city: 'Tacoma',
    state: 'WA',
    postal_code: '98405',
    country: 'US',
  },
};

const meta = {
  title: 'Payment/Card form',
  component: Example,
  parameters: { frame: 620 },
  args: { defaults: known },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TestCard: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Card number' });
    await userEvent.click(number);
    await userEvent.keyboard('4242424242424242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByText('Visa')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('929');
    await expect(canvas.getByRole('textbox', { name: 'Expiry, month and year' })).toHaveValue('09 / 29');
    await userEvent.tab();
    await userEvent.keyboard('3189');
    const code = canvas.getByRole('textbox', { name: 'Security code' });
    await expect(code).toHaveValue('318');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveFocus();

    await waitFor(async () => expect(canvas.getByRole('combobox', { name: 'Test card' })).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Test card' }), '378282246310005');
    await waitFor(async () => expect(number).toHaveValue('3782 822463 10005'));
    await expect(canvas.getByText('Amex')).toBeVisible();
    await expect(code).toHaveValue('1234');
  },
};

export const Mistaken: Story = {
  args: { defaults: { ...known, name: '', email: 'amara' } },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: 'Card number' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(async () => expect(number).toHaveFocus());
    await userEvent.type(number, '4242424242424241');
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription('Your card number is invalid.');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your card’s security code is incomplete.')).toBeVisible();
    await expect(canvas.getByText('Enter the name on the card')).toBeVisible();
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await waitFor(async () => expect(number).toHaveFocus());
  },
};

export const Phone: Story = {
  args: {
    failure: { message: 'Your card was declined.', code: 'card_declined', declineCode: 'generic_decline' },
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Card number' });
    await expect(canvas.getByText('Your card was declined.')).toBeVisible();
  },
};

/** Another country and long texts while the card is being checked. */
export const Checking: Story = {
  args: {
    disabled: true,
    defaults: {
      name: 'Wilhelmine von Hohenstein-Wartenberg-Lindenthal und zu Altenburg-Sommerfeld',
      email: 'wilhelmine@schule.example',
      address: { line1: 'Am Alten Schulhaus 14', city: 'Wunstorf', country: 'DE', postal_code: '31515' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /State or region/ })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /Postal code/ })).toHaveValue('31515');
  },
};

export const Loading: Story = { args: { loading: true } };

export const Unloadable: Story = {
  args: { unloadable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load Stripe.js');
  },
};
