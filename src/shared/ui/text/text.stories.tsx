import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import { Text } from './text';

/**
 * Use it for all text except headings, labels and controls. For figures (scores, times, credits) use the
 * `figure` voice, because the interface's typeface has a slashed zero.
 */
const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Pass it round and ask where all this stuff came from.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['2xl', 'xl', 'lg', 'md', 'sm', 'xs', '2xs'] as const).map((size) => (
        <Text key={size} {...args} size={size}>
          {size}: Hold up the log. Correct none of the answers.
        </Text>
      ))}
    </Stack>
  ),
};

export const Voices: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>The interface speaks plainly.</Text>
      <Text voice="document">A document is set in Literata.</Text>
      <Text voice="teacher">Two words, and I had to stop reading for a minute.</Text>
      <Text voice="figure">27.5 · 82.2 B− · 8:15 · 1.69M</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  tags: ['pictured'],
  render: () => (
    <Stack gap={1}>
      {(['ink', 'soft', 'muted', 'primary', 'ok', 'warn', 'danger', 'pen'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="semi">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = { args: { truncate: true }, parameters: { frame: 220 } };

export const LongText: Story = {
  args: { children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all' },
  parameters: { frame: 220 },
};

export const RightToLeft: Story = {
  args: { children: 'مرّرها واسأل من أين جاء كل هذا.', lang: 'ar' },
  parameters: { frame: 320 },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
