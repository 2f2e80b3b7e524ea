import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafetyBanner } from './safety-banner';

const meta = {
  title: 'Pages/Generator/Safety banner',
  component: SafetyBanner,
  parameters: { frame: 640 },
  args: { safety: { severity: 'content-guidance', categories: ['violence-and-crime'] } },
} satisfies Meta<typeof SafetyBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ContentGuidance: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/touches on violence and crime\. Read it/)).toBeVisible();
  },
};

export const EnhancedScrutiny: Story = {
  args: {
    safety: {
      severity: 'enhanced-scrutiny',
      categories: ['language-and-discrimination', 'violence-and-crime', 'upsetting-and-sensitive'],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/language and discrimination, violence and crime and upsetting or sensitive subjects/),
    ).toBeVisible();
  },
};

export const HeightenedCaution: Story = {
  args: { safety: { severity: 'heightened-caution', categories: ['upsetting-and-sensitive'] } },
};

export const NoConcern: Story = {
  args: { safety: { severity: 'none', categories: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/touches on/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...HeightenedCaution,
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
};
