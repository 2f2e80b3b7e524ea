import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide';
import { expect } from 'storybook/test';
import { IconButton } from '../icon-button';
import { TemplateMark } from '../template-mark';
import { PageHeader } from './page-header';

/** Use one per page, with a useful sentence before any figures. For a part of a page use a page section. */
const meta = {
  title: 'Navigation/Page header',
  component: PageHeader,
  parameters: { frame: 900 },
  args: {
    title: 'Templates',
    lead: 'Twenty-one templates. Choose one and fill in three fields.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead: Story = { tags: ['pictured'] };

export const WithOverlineAndAction: Story = {
  args: {
    title: 'Good morning, Amara.',
    overline: 'Tuesday 13 October, week 7 of 15',
    lead: 'Four lessons today, the first in 25 minutes.',
    actions: <a href="#all">All 21 templates</a>,
  },
};

/** While the sentence loads its line stays free: an action that moves misses the click on it. */
export const LeadNotKnown: Story = {
  args: { lead: null, actions: <a href="#all">All 21 templates</a> },
  render: (args) => (
    <>
      <article>
        <PageHeader {...args} />
      </article>
      <article>
        <PageHeader {...args} title="Students" lead="Everyone." />
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas
      .getAllByRole('article')
      .map((article) => article.getBoundingClientRect().height);
    await expect(loading).toBe(loaded);
  },
};

export const SmallWithMenu: Story = {
  args: {
    size: 'md',
    title: '7B Science',
    beside: <IconButton icon={ChevronDown} label="Another class" />,
    lead: '24 students, term 1, saved just now',
  },
};

export const WithPicture: Story = {
  args: {
    title: '7B Science',
    mark: <TemplateMark template="fern" look="book" />,
    lead: 'Grade 7, 24 students.',
    actions: <a href="#new">New lesson</a>,
  },
};

export const LongTitle: Story = {
  args: { title: 'Individual education plans and everything that a team has to decide before the meeting' },
};

const longTitle = 'Which antacid neutralises the most acid for its price? '.repeat(4).trim();

/** A title of 200 letters leaves room for the page. */
export const LongTitleOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  args: { title: longTitle },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveAttribute('title', longTitle);
    await expect(title.getBoundingClientRect().height).toBeLessThan(160);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'القوالب', lead: 'واحد وعشرون نوعا من المستندات، لكل منها نموذج خاص به.' },
};
