import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { listGenerationsFx } from '@/shared/api/generations';
import { type TemplateEntry, unfavouriteTemplateFx } from '@/shared/api/templates';
import { templateRoute } from '@/shared/api/template-route';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { summary } from '../../../../../tests/support/generation-summary';
import { otherTemplate, template } from '../../../../../tests/support/templates';
import { list } from '../model/favourites';
import { $starred } from '../model/starred-templates';
import { FavouritesPage } from './favourites-page';

type State = { templates: readonly TemplateEntry[]; hasDocuments: boolean };

const items = [summary(1, { title: 'Leaf discs that swim', topic: 'Photosynthesis', favourite: true })];

function Example({ templates, hasDocuments }: State) {
  return (
    <PageFrame
      path="/favourites"
      start={() =>
        fork({
          values: [
            [
              list.$list,
              hasDocuments ? { state: 'ready', items, next: { state: 'none' } } : { state: 'empty' },
            ],
            [list.$openedAt, new Date('2026-11-20T12:00:00.000Z')],
            [$starred, templates],
          ],
          handlers: [
            [unfavouriteTemplateFx, () => undefined],
            [listGenerationsFx, () => ({ items: [], next_cursor: null })],
          ],
        })
      }
    >
      <FavouritesPage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Favourites',
  component: Example,
  parameters: { frame: 860 },
  args: { templates: [template, otherTemplate], hasDocuments: true },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TemplatesAndDocuments: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: template.title })).toHaveAttribute(
      'href',
      templateRoute(template.templateType),
    );
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${template.title} from favourites` }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: template.title })).toBeNull());
    await expect(canvas.getByRole('link', { name: otherTemplate.title })).toBeVisible();
  },
};

export const TemplatesOnly: Story = { args: { hasDocuments: false } };

export const Empty: Story = { args: { templates: [], hasDocuments: false } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };
