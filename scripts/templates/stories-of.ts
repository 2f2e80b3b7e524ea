/** The stories of a template's document: Storybook finds each of them by reading a file. */
export const storiesOf = ({ title, templateType }: { title: string; templateType: string }): string =>
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import sample from '@/shared/api/generated/samples/${templateType}.json';
import { DocumentExample, fits } from '../ui/document.sample';

const meta = {
  title: ${JSON.stringify(`Pages/Generator/Templates/${title}`)},
  component: DocumentExample,
  parameters: { layout: 'fullscreen' },
  args: { sample, extent: 'full' },
} satisfies Meta<typeof DocumentExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { play: fits };
export const Partial: Story = { args: { extent: 'partial' }, play: fits };
export const Long: Story = { args: { extent: 'long' }, play: fits };
`;
