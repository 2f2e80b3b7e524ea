import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { RubricBlock } from './rubric-block';

/** Use it for criteria of good work. For scores use a scores block. */
const meta = {
  title: 'Document/Rubric',
  component: RubricBlock,
  decorators: [onASheet],
  args: {
    rubric: {
      type: 'analytic',
      levels: [
        { label: 'Exceeds', points: 4 },
        { label: 'Meets', points: 3 },
        { label: 'Nearly', points: 2 },
      ],
      criteria: [
        {
          name: 'Evidence',
          weight: 60,
          standard_code: 'RST.6-8.1',
          descriptors: [
            { level: 'Exceeds', text: 'Uses three measured numbers and says what each one shows.' },
            { level: 'Meets', text: 'Uses two measured numbers with units.' },
            { level: 'Nearly', text: 'Uses one number, or leaves out the unit.' },
          ],
        },
        {
          name: 'Conclusion',
          weight: 40,
          descriptors: [
            { level: 'Exceeds', text: 'Tells apart what was seen and what it means.' },
            { level: 'Meets', text: 'Says what the results mean.' },
            { level: 'Nearly', text: 'Repeats the results.' },
          ],
        },
      ],
      total_points: 20,
      how_to_use: 'Read it with the class before they write.',
    },
  },
} satisfies Meta<typeof RubricBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Analytic: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Evidence/ })).toHaveTextContent('60%, RST.6-8.1');
    await expect(canvas.getByRole('region', { name: 'Rubric table' })).toHaveAttribute('tabindex', '0');
  },
};

export const SinglePoint: Story = {
  args: {
    rubric: {
      type: 'single-point',
      criteria: [{ name: 'Evidence', descriptors: [{ text: 'Uses two measured numbers with units.' }] }],
    },
  },
};

export const Holistic: Story = {
  args: {
    rubric: {
      type: 'holistic',
      levels: [{ label: '4' }, { label: '3' }],
      criteria: [{ name: 'The whole', descriptors: [{ text: 'Persuades.' }, { text: 'Explains.' }] }],
    },
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: {
    rubric: {
      criteria: [{ name: 'Evidence', descriptors: [{ level: 'Exceeds', text: 'Uses three meas' }] }, {}],
    },
  },
};

export const NothingYet: Story = { parameters: { sectionState: 'writing' }, args: { rubric: {} } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    rubric: {
      type: 'single-point',
      criteria: [{ name: 'الدليل', descriptors: [{ text: 'يستخدم قياسين مع الوحدات.' }] }],
    },
  },
};

export const LongText: Story = {
  args: {
    rubric: {
      type: 'single-point',
      criteria: [
        {
          name: 'Rates of reaction: which antacid neutralises the most acid for its price?',
          descriptors: [
            { text: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all' },
          ],
        },
      ],
    },
  },
};
