import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, fn, screen } from 'storybook/test';
import { $generation } from '@/entities/generation';
import { appealRequestFx, type Decline } from '@/shared/api/safety';
import { template } from '../../../../tests/support/templates';
import { $appeal } from '../model/appeal';
import { DeclineNotice } from './decline-notice';

type ExampleProps = { message: string; decline: Decline; appeal?: 'closed' | 'open' | 'sent' };

const send = fn(() => ({ id: 'appeal', state: 'open', created_at: '2026-11-22T19:00:00.000Z' }));

function Example({ message, decline, appeal = 'closed' }: ExampleProps) {
  const request = { template_type: template.templateType, input: {} };
  const scope = fork({
    values: [
      [
        $generation,
        { state: 'rejected', request, key: 'key-1', problem: { status: 422, message, fields: {}, decline } },
      ],
      [$appeal, appeal],
    ],
    handlers: [[appealRequestFx, send]],
  });
  return (
    <Provider value={scope}>
      <DeclineNotice />
    </Provider>
  );
}

const help = {
  title: 'You are not alone, and this can get better',
  text: 'Thank you for putting it into words. You don’t have to carry this by yourself. Please tell an adult you trust today.',
  contacts: [
    { name: 'A trusted adult at school', detail: 'A teacher, the counsellor or the nurse.', url: null },
    {
      name: '988 Suicide & Crisis Lifeline (US)',
      detail: 'Call or text 988, day and night, free.',
      url: 'tel:988',
    },
    {
      name: 'Find A Helpline',
      detail: 'Free helplines in other countries.',
      url: 'https://findahelpline.com',
    },
  ],
};

const meta = {
  title: 'Pages/Generator/Decline notice',
  component: Example,
  parameters: { frame: 340 },
  args: {
    message:
      'Lectern doesn’t write how to make, get or take drugs. It can help with a lesson about their effects, the law or recovery.',
    decline: { category: 'toxic', appealable: true, help: null },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You weren’t charged');
    await expect(canvas.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
  },
};

export const WithHelp: Story = {
  args: {
    message:
      'Thank you for telling us. This matters more than the document: please talk to someone who can help.',
    decline: { category: 'upsetting-and-sensitive', appealable: true, help },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('list', { name: 'Where to find help' })).toBeVisible();
  },
};

export const AskingForAReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a review' }));
    const reason = await screen.findByRole('textbox', { name: /Why should this be allowed/ });
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    await expect(await screen.findByText('Enter why this should be allowed')).toBeVisible();
    await userEvent.type(reason, 'It is about the harm.');
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    await expect(await canvas.findByText('Sent for review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
  },
};

export const SentForReview: Story = { args: { appeal: 'sent' } };

export const NotAppealable: Story = {
  args: { decline: { category: 'toxic', appealable: false, help: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HelpOnAPhone: Story = {
  ...WithHelp,
  globals: { viewport: { value: 'phone' } },
};
