import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, ChevronDown, Copy, PenLine } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AskBar } from '@/shared/ui/ask-bar';
import { Button } from '@/shared/ui/button';
import { ClassCover } from '@/shared/ui/class-cover';
import { DraftSheet } from '@/shared/ui/draft-sheet';
import { Grid } from '@/shared/ui/grid';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { MarginList } from '@/shared/ui/margin-list';
import { Menu } from '@/shared/ui/menu';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { PileList } from '@/shared/ui/pile-list';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { TemplateMark } from '@/shared/ui/template-mark';
import { TemplateRack } from '@/shared/ui/template-rack';
import { Text } from '@/shared/ui/text';
import { TodoList } from '@/shared/ui/todo-list';
import { day, drafts, lead, rack, todo } from './home.sample';
import { SampleShell } from './sample-shell';
import { classes, piles, toGrade } from './school.sample';
import { icons } from './template-icons';

const more = (words: string) => (
  <Link href="#more" variant="text" standalone>
    {words}
  </Link>
);

const planStates = {
  ready: (
    <>
      <Text as="span" tone="ok">
        <Icon of={Check} />
      </Text>
      Plan ready
    </>
  ),
  same: (
    <>
      <Icon of={Copy} />
      Same as 7B
    </>
  ),
  missing: (
    <Button size="sm" variant="soft" icon={PenLine} href="#draft">
      Draft a plan
    </Button>
  ),
};

const lessons = day.map((entry) => {
  if (!('plan' in entry)) return entry;
  const { template, plan, ...words } = entry;
  return {
    ...words,
    href: '#lesson',
    mark: <TemplateMark template={template} look="book" />,
    end: planStates[plan],
  };
});

function Ask() {
  const [text, setText] = useState('');
  const [group, setGroup] = useState('6C Science');
  const groups = classes.map(({ name, subject }) => `${name} ${subject}`);
  return (
    <AskBar
      label="What would you like to make?"
      placeholder="A ten-minute starter on density, with fruit…"
      value={text}
      onChange={setText}
      onAsk={() => setText('')}
      action="Write it"
      choice={
        <Menu
          label="For which class"
          trigger={
            <Button variant="quiet" size="sm" iconEnd={ChevronDown}>
              For {group}
            </Button>
          }
          entries={groups.map((value) => ({ kind: 'item', value, label: value }))}
          onSelect={setGroup}
        />
      }
    />
  );
}

function Todo() {
  const [items, setItems] = useState(todo);
  return (
    <TodoList
      label="To do"
      items={items}
      onDoneChange={(id, done) =>
        setItems((before) => before.map((item) => (item.id === id ? { ...item, done } : item)))
      }
      onAdd={() =>
        setItems((before) => [...before, { id: String(before.length + 1), label: 'A new line', done: false }])
      }
    />
  );
}

function HomeSample() {
  return (
    <SampleShell who="teacher" place="Home">
      <Stack gap={12}>
        <Stack gap={8}>
          <PageHeader
            overline="Tuesday 13 October, week 7 of 15"
            title="Good morning, Amara."
            lead={
              <>
                {lead.lessons} <Link href="#plan">{lead.missing}</Link>, and{' '}
                <Link href="#gradebook" variant="pen">
                  {toGrade} pieces of work
                </Link>{' '}
                are waiting to be graded.
              </>
            }
            actions={more('All 21 templates')}
          />
          <Stack gap={0}>
            <TemplateRack
              label="Start something new"
              templates={rack.map(({ template, title }) => ({
                template,
                title,
                href: '#new',
                icon: icons[template],
              }))}
            />
            <Ask />
          </Stack>
        </Stack>
        <Split
          main={
            <PageSection title="Today" more={more('Whole week')}>
              <Stack gap={3}>
                <MarginList label="Today" items={lessons} />
                <Text size="sm" tone="muted" voice="teacher">
                  Tomorrow: three lessons, all planned.
                </Text>
              </Stack>
            </PageSection>
          }
          side={
            <Stack gap={10}>
              <PageSection title="To grade" more={more('Open gradebook')}>
                <PileList label="To grade" piles={piles} />
              </PageSection>
              <PageSection title="To do">
                <Todo />
              </PageSection>
            </Stack>
          }
        />
        <PageSection title="Your classes" more={more('Add a class')}>
          <Grid min="xs" gap={5} fill>
            {classes.map((group) => (
              <ClassCover key={group.template} {...group} href="#class" />
            ))}
          </Grid>
        </PageSection>
        <PageSection title="Recent drafts" more={more('Open briefcase')}>
          <Grid min="md" gap={5}>
            {drafts.map(({ template, kind, title, lines, foot }) => (
              <DraftSheet
                key={title}
                template={template}
                icon={icons[template]}
                kind={kind}
                title={title}
                href="#open"
                foot={foot}
              >
                {lines.map(([bold, plain]) => (
                  <p key={bold}>
                    <strong>{bold}</strong> {plain}
                  </p>
                ))}
              </DraftSheet>
            ))}
          </Grid>
        </PageSection>
      </Stack>
    </SampleShell>
  );
}

/** A teacher's home on a full day, made of the system's pieces alone. */
const meta = {
  title: 'Pages/Reference/Home',
  component: HomeSample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Amara.' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'To grade' })).toHaveTextContent('18 of 24 graded');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
