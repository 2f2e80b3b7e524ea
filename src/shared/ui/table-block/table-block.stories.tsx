import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { TableBlock } from './table-block';

/**
 * Use it for tables in documents. For lists that users sort and select from use Table.
 */
const meta = {
  title: 'Document/Table',
  component: TableBlock,
  decorators: [onASheet],
  args: {
    caption: 'Van Helmont’s results, in pounds',
    columns: [
      { key: 'what', label: 'Weighed' },
      { key: 'start', label: 'Start' },
      { key: 'end', label: 'Five years later' },
    ],
    rows: [
      { what: 'Willow', start: 5, end: 169.2 },
      { what: 'Dry soil', start: 200, end: 199.9 },
    ],
  },
} satisfies Meta<typeof TableBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Van Helmont’s results, in pounds' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Willow' })).toBeVisible();
  },
};

export const WithSum: Story = {
  args: {
    caption: undefined,
    columns: [
      { key: 'question', label: 'Question' },
      { key: 'answer', label: 'Answer' },
      { key: 'points', label: 'Points' },
    ],
    rows: [
      { question: '1', answer: 'B', points: 2 },
      { question: '2', answer: 'See look-fors', points: 3 },
    ],
    sum: { question: 'Total', points: 5 },
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { rows: [{ what: 'Willow', start: 5, end: 169.2 }, { what: 'Dry so' }] },
};

export const NothingYet: Story = {
  parameters: { sectionState: 'writing' },
  args: { rows: undefined, caption: undefined },
};

export const WideOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: ['Weighed', 'Start', 'After one year', 'After three years', 'After five years'].map((label) => ({
      key: label,
      label,
    })),
    rows: [
      { Weighed: 'Willow', Start: '5 lb', 'After one year': '12 lb', 'After five years': '169 lb 3 oz' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: 'نتائج التجربة',
    columns: [
      { key: 'what', label: 'الموزون' },
      { key: 'start', label: 'البداية' },
    ],
    rows: [{ what: 'صفصافة', start: 5 }],
  },
};

export const LongText: Story = {
  args: {
    caption: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    columns: [
      { key: 'what', label: 'Weighed' },
      { key: 'start', label: 'Start' },
    ],
    rows: [
      { what: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all', start: 5 },
    ],
  },
};
