import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link';
import { Text } from '../text';
import { PageSection } from './page-section';

/** Use it for each part of a page with a title. For the page itself use a page header. */
const meta = {
  title: 'Layout/Page section',
  component: PageSection,
  parameters: { frame: 480 },
  args: {
    title: 'Today',
    more: (
      <Link href="#week" standalone>
        Whole week
      </Link>
    ),
    children: <Text tone="soft">Four lessons, the first in 25 minutes.</Text>,
  },
} satisfies Meta<typeof PageSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMore: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toContainElement(
      canvas.getByRole('link', { name: 'Whole week' }),
    );
  },
};
export const Plain: Story = { args: { more: undefined, level: 3 } };
export const LongText: Story = {
  args: { title: 'Submissions from every class that I teach in the second half of the autumn term' },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'اليوم',
    more: (
      <Link href="#week" standalone>
        الأسبوع كله
      </Link>
    ),
    children: <Text tone="soft">أربع حصص</Text>,
  },
};
