import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Sparkles } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Cluster } from '../cluster';
import { Stack } from '../stack';
import { Button, buttonVariants } from './button';

/**
 * Label it with a verb, and use one primary button per view. For navigation pass `href`; in running
 * text use a link. `red` is reserved for saving marks; deletion is `danger`.
 */
const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Stack gap={3}>
      {buttonVariants.map((variant) => (
        <Cluster key={variant} gap={3}>
          <Button {...args} variant={variant}>
            {variant}
          </Button>
          <Button {...args} variant={variant} icon={Download}>
            With icon
          </Button>
          <Button {...args} variant={variant} pending>
            Busy
          </Button>
          <Button {...args} variant={variant} disabled>
            Disabled
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  args: { variant: 'primary', icon: Sparkles },
  render: (args) => (
    <Cluster gap={3}>
      <Button {...args} size="lg">
        Large, 48
      </Button>
      <Button {...args} size="md">
        Medium, 40
      </Button>
      <Button {...args} size="sm">
        Small, 32
      </Button>
    </Cluster>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', pending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  args: { href: '/templates', iconEnd: ArrowRight, children: 'Plan a lesson' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plan a lesson' })).toHaveAttribute('href', '/templates');
  },
};

export const Toggle: Story = {
  args: { children: 'Show answers', pressed: true, variant: 'soft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Block: Story = {
  args: { block: true, variant: 'primary', size: 'lg' },
  parameters: { frame: 360 },
};

export const LongText: Story = {
  args: {
    children: 'Send the whole set of comments to every family of class 7B once they are read',
    icon: Sparkles,
  },
  parameters: { frame: 240 },
};

export const RightToLeft: Story = {
  args: { icon: Download, children: 'حفظ الدرجة' },
  globals: { direction: 'rtl' },
};

export const Phone: Story = {
  args: { size: 'sm', icon: Download },
  globals: { viewport: { value: 'phone' } },
};
