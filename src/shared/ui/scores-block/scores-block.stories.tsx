import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { onASheet } from '../private/on-a-sheet';
import { ScoresBlock } from './scores-block';

/** Use it for marking. A suggestion is blue until a teacher gives the score. */
const meta = {
  title: 'Document/Scores',
  component: ScoresBlock,
  decorators: [onASheet],
  args: {
    scores: [
      { name: 'Content Depth', score: 3, max: 4, given: true },
      {
        name: 'Evidence & Support',
        score: 3,
        max: 4,
        level: 'Proficient',
        confidence: 'medium',
        evidence: ['The whole tablet took 94 seconds on average, the crushed tablet took 31'],
        rationale: 'Three measured averages with units. The nine single times are missing.',
        next_step: 'Show all nine times in a table.',
      },
      { name: 'Organization', score: 3, max: 4, confidence: 'high' },
      {
        name: 'Grammar & Conventions',
        score: 3,
        max: 4,
        confidence: 'low',
        rationale: 'The last page is not legible.',
      },
    ],
  },
} satisfies Meta<typeof ScoresBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SuggestedAndGiven: Story = {
  tags: ['pictured'],
  args: {
    actions: (score) =>
      score.given ? null : (
        <Button variant="soft" size="sm">
          Accept {score.score}
        </Button>
      ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByText('Not sure')).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { scores: [{ name: 'Content Depth', rationale: 'Two of the th' }, null] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { scores: [{ name: 'عمق المحتوى', score: 3, max: 4, rationale: 'ثلاثة قياسات مع الوحدات.' }] },
};

export const LongText: Story = {
  args: {
    scores: [
      {
        name: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        score: 3,
        max: 4,
        rationale: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};
