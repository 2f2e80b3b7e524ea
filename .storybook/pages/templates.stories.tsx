import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, Star } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChoiceChips } from '@/shared/ui/chips';
import { PageHeader } from '@/shared/ui/page-header';
import { Shelf, ShelfRack } from '@/shared/ui/shelf';
import { Stack } from '@/shared/ui/stack';
import { TemplateCard, TemplateSlot } from '@/shared/ui/template-card';
import { TextInput } from '@/shared/ui/text-input';
import { SampleShell } from './sample-shell';
import { shelves } from './templates.sample';

const every = shelves.flatMap(({ templates }) => [...templates]);
type Template = (typeof every)[number];

const all = 'All';

function TemplatesSample() {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<string>(all);
  const [starred, setStarred] = useState<readonly string[]>(['bottle', 'brick', 'petrol', 'sky']);

  const found = (templates: readonly Template[]) =>
    templates.filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()));
  const card = ({ template, title, icon }: Template, description?: string) => (
    <li key={template}>
      <TemplateCard
        template={template}
        title={title}
        icon={icon}
        description={description}
        href="#template"
        favourite={starred.includes(template)}
        onFavouriteChange={(favourite) =>
          setStarred((before) =>
            favourite ? [...before, template] : before.filter((name) => name !== template),
          )
        }
      />
    </li>
  );
  const shown = shelves.filter(
    ({ name, templates }) => (group === all || group === name) && found(templates).length > 0,
  );

  return (
    <SampleShell who="teacher" place="Templates">
      <Stack gap={5}>
        <PageHeader
          title="Templates"
          lead="Twenty-one kinds of document, each with its own form. Pick one and fill in three lines; the rest is optional."
        />
        <Stack gap={3}>
          <TextInput
            type="search"
            label="Find a template"
            placeholder="Find a template, or say what you need"
            icon={Search}
            value={text}
            onChange={setText}
          />
          <ChoiceChips
            label="Kind"
            value={group}
            onChange={setGroup}
            options={[
              { value: all, label: all, count: found(every).length },
              ...shelves.map(({ name, templates }) => ({
                value: name,
                label: name,
                count: found(templates).length,
              })),
            ]}
          />
        </Stack>
        <ShelfRack>
          <Shelf name="Favourites" hint="Starred by you">
            {every.filter(({ template }) => starred.includes(template)).map((template) => card(template))}
            <li>
              <TemplateSlot icon={Star}>Star a template and it will stand here</TemplateSlot>
            </li>
          </Shelf>
          {shown.map(({ name, hint, templates }) => (
            <Shelf key={name} name={name} hint={hint}>
              {found(templates).map((template) => card(template, template.description))}
            </Shelf>
          ))}
        </ShelfRack>
      </Stack>
    </SampleShell>
  );
}

/** The rack with all of its twenty-one templates, made of the system's pieces alone. */
const meta = {
  title: 'Pages/Reference/Templates',
  component: TemplatesSample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TemplatesSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All 21' })).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'Assess' })).toHaveTextContent('Rubric generator');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
