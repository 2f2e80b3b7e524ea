import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Clock, LibraryBig, ListTree, Map as MapIcon, Search, Target } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Grid } from '@/shared/ui/grid';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { ReturnedList } from '@/shared/ui/returned-list';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { TemplateCard } from '@/shared/ui/template-card';
import { TemplateMark } from '@/shared/ui/template-mark';
import { PenMark, WorkPage } from '@/shared/ui/work-page';
import { SampleShell } from './sample-shell';
import { due, returned, today, tools } from './students.sample';

const toolIcons = {
  leaf: MapIcon,
  amber: LibraryBig,
  teal: Target,
  plum: Search,
  ink: BookOpen,
  rose: ListTree,
};

const more = (words: string) => (
  <Link href="#more" standalone>
    {words}
  </Link>
);

const work = due.map(({ template, state, ...words }, index) => ({
  ...words,
  href: '#work',
  mark: <TemplateMark template={template} look="book" />,
  end: <Badge tone={index === 0 ? 'ink' : 'line'}>{state}</Badge>,
}));

function StudentsSample() {
  return (
    <SampleShell who="student" place="Home">
      <Stack gap={10}>
        <Stack gap={7}>
          <PageHeader
            title="Hi, Thandiwe."
            lead={
              <>
                Your English narrative is <Link href="#work">due today at 5:00</Link>, and{' '}
                <Link href="#grades" variant="pen">
                  two marks
                </Link>{' '}
                came back.
              </>
            }
          />
          <Split
            aside="rail"
            main={
              <Stack gap={10}>
                <WorkPage
                  title="A place I know by heart"
                  due={
                    <>
                      <Badge tone="ink" icon={<Icon of={Clock} size="xs" />}>
                        Due today, 5:00
                      </Badge>
                      English
                    </>
                  }
                  note={{
                    text: 'Slow down here. What did her hands feel like?',
                    by: 'Mr Castellanos, draft 1',
                  }}
                  status="219 words, saved at 7:12"
                  action={
                    <Button variant="primary" href="#write">
                      Keep writing
                    </Button>
                  }
                >
                  When I was six I burned my hand on the stove. I don’t remember the pain, but I remember that{' '}
                  <PenMark>she held my hand under the tap</PenMark> and sang the whole of Thula Sizwe, every
                  verse, even after I had stopped crying.
                </WorkPage>
                <PageSection title="Due soon" more={more('All my work')}>
                  <MarginList label="Due soon" margin="lg" items={work} />
                </PageSection>
              </Stack>
            }
            side={
              <Stack gap={10}>
                <PageSection title="Came back" more={more('All grades')}>
                  <ReturnedList label="Came back" work={returned} />
                </PageSection>
                <PageSection title="Today">
                  <MarginList label="Today" margin="sm" density="dense" items={today} />
                </PageSection>
              </Stack>
            }
          />
        </Stack>
        <PageSection title="Study tools">
          <Grid min="xs" gap={4} fill>
            {tools.map(({ template, title }) => (
              <TemplateCard
                key={template}
                template={template}
                title={title}
                icon={toolIcons[template]}
                href="#tool"
              />
            ))}
          </Grid>
        </PageSection>
      </Stack>
    </SampleShell>
  );
}

/** A student's home on a full day, made of the system's pieces alone. */
const meta = {
  title: 'Pages/Reference/Students',
  component: StudentsSample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StudentsSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hi, Thandiwe.' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '18 out of 20' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Keep writing' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
