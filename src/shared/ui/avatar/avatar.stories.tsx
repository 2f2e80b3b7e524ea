import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster';
import { Avatar } from './avatar';
import { AvatarGroup } from './avatar-group';

/** Use it beside a name, or for a group of users in a small space. An avatar alone does not identify a user. */
const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Amara Okafor' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Cluster gap={3}>
      <Avatar {...args} size="xl" />
      <Avatar name="Thandiwe Mokoena" size="lg" />
      <Avatar name="Mateo Ruiz" />
      <Avatar name="Emi Daigo" size="sm" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amara Okafor' })).toHaveTextContent('AO');
  },
};

export const Group: Story = {
  render: () => (
    <AvatarGroup names={['Jun Chen', 'Femi Adeyemi', 'Aya Yilmaz', 'Zofia Wiśniewska', 'Minh Anh']} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Jun Chen, Femi Adeyemi/ })).toHaveTextContent('+2');
  },
};

export const Picture: Story = {
  args: {
    size: 'lg',
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="teal"/%3E%3C/svg%3E',
  },
};

export const OtherScripts: Story = {
  render: () => (
    <Cluster gap={3}>
      <Avatar name="أمارا أوكافور" />
      <Avatar name="王 小明" />
      <Avatar name="Ørjan Åse" />
    </Cluster>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <AvatarGroup names={['أمارا أوكافور', 'إليف دمير', 'ليلى حداد', 'سامي ناصر']} />,
};

export const LongText: Story = { args: { name: 'Kahurangi Te Whakapūmautanga-Wiśniewska of Harborview' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { size: 'lg' } };
