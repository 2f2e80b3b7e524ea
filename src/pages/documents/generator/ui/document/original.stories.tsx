import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { templateOf } from '../../../../../../tests/support/template-form';
import { settledState, shortLesson as lesson } from '../../../../../../tests/support/documents';
import { Example, phone } from '../generator-page.sample';

const { generation } = lesson;
const titles = lesson.template.sections
  .filter(({ key }) => key in generation.result)
  .map(({ title }) => title);

/** A translation with the document that it was made from, section by section. */
const meta = {
  title: 'Pages/Generator/Translation',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    page: templateOf(lesson, generation.id),
    original: generation,
    document: settledState(lesson, {
      title: 'El sauce de Van Helmont',
      result: { ...generation.result, overview: 'Los alumnos pesan un sauce, cinco años después.' },
      meta: { ...generation.meta, language: 'Spanish' },
    }),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const name = `Original, ${generation.meta.language}`;
    const original = within(await canvas.findByRole('region', { name }));
    await expect(original.getByRole('heading', { name: generation.title })).toBeVisible();
    await expect(original.queryByRole('textbox')).toBeNull();
    for (const title of titles) {
      const tops = canvas
        .getAllByRole('heading', { name: title })
        .map((heading) => Math.round(heading.getBoundingClientRect().top));
      await expect(tops).toHaveLength(2);
      await expect(tops[0]).toBe(tops[1]);
    }
  },
};

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the original' }));
    await expect(canvas.queryByRole('region', { name: /^Original/ })).toBeNull();
    await expect(canvas.getByRole('form', { name: /: details$/ })).toBeVisible();
  },
};

/** A phone shows one of the two. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'El sauce de Van Helmont' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: generation.meta.language }));
    await expect(canvas.getByRole('heading', { name: generation.title })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'El sauce de Van Helmont' })).toBeNull();
  },
};
