import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, NotebookPen, Star } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../grid';
import { coverNames } from '../theme/covers';
import { TemplateCard } from './template-card';
import { TemplateSlot } from './template-slot';

/** Use covers on shelves of up to five templates, and soft cards for more. */
const meta = {
  title: 'Data/Template card',
  component: TemplateCard,
  parameters: { frame: 172 },
  args: {
    template: 'bottle',
    title: 'Lesson plan builder',
    description: 'One lesson, timed and ready to teach',
    href: '#plan',
    icon: NotebookPen,
    onFavouriteChange: fn(),
  },
} satisfies Meta<typeof TemplateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Lesson plan builder/ })).toHaveAttribute('href', '#plan');
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Lesson plan builder' }));
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true);
  },
};

export const Favourite: Story = {
  render: function Favourite(args) {
    const [favourite, setFavourite] = useState(true);
    return <TemplateCard {...args} favourite={favourite} onFavouriteChange={setFavourite} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Soft: Story = {
  args: { look: 'soft', template: 'sky', title: 'Rubric', note: 'about 3,200 credits' },
};

export const EmptySlot: Story = {
  render: () => <TemplateSlot icon={Star}>Star a template and it will appear here</TemplateSlot>,
};

export const EveryCover: Story = {
  tags: ['pictured'],
  parameters: { frame: 1000 },
  render: (args) => (
    <Grid min="sm" gap={4}>
      {coverNames.map((template) => (
        <TemplateCard key={template} {...args} template={template} title={template} description={undefined} />
      ))}
    </Grid>
  ),
};

export const LongName: Story = {
  args: {
    title: 'Professional correspondence with families, colleagues and administrators',
    icon: ListChecks,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const PhoneSoft: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  args: { look: 'soft' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'خطة الدرس', description: 'درس واحد، موقوت وجاهز للتدريس' },
};
