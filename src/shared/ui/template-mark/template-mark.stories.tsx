import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotebookPen } from 'lucide';
import { Cluster } from '../cluster';
import { coverNames } from '../theme/covers';
import { TemplateMark } from './template-mark';

/** Use it beside the name of a template or document; its colour helps to find the name. */
const meta = {
  title: 'Data/Template mark',
  component: TemplateMark,
  parameters: { frame: 420 },
  args: { template: 'bottle', icon: NotebookPen },
} satisfies Meta<typeof TemplateMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tile: Story = {};
export const Soft: Story = { args: { look: 'soft' } };
export const Book: Story = { args: { look: 'book', icon: undefined } };

export const EveryTemplate: Story = {
  tags: ['pictured'],
  render: () => (
    <Cluster gap={2}>
      {coverNames.map((template) => (
        <TemplateMark key={template} template={template} look="book" />
      ))}
    </Cluster>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { look: 'book', icon: undefined },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
