import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Text } from '../text';
import { SuggestionCard } from './suggestion-card';

/** Use it beside a blank score, so that a suggestion is never taken for a mark. */
const meta = {
  title: 'Data/Suggestion card',
  component: SuggestionCard,
  args: {
    points: 3,
    level: 'Secure',
    confidence: 'medium',
    quotes: ['The whole tablet took 94 seconds on average'],
    children: <Text size="xs">Three measured averages with units.</Text>,
  },
} satisfies Meta<typeof SuggestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FairlySure: Story = { tags: ['pictured'] };
export const Sure: Story = { args: { confidence: 'high', max: 4 } };
export const NotSure: Story = { args: { confidence: 'low', quotes: [] } };
export const WithAction: Story = {
  args: {
    children: (
      <div>
        <Button size="sm" variant="soft">
          Accept 3
        </Button>
      </div>
    ),
  },
};
export const BeingWritten: Story = {
  args: { points: undefined, confidence: undefined, quotes: [], children: null },
};
