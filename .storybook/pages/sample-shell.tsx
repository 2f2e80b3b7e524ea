import {
  Bell,
  Briefcase,
  CalendarDays,
  ChartColumn,
  ChartNoAxesColumn,
  FilePenLine,
  House,
  LibraryBig,
  LifeBuoy,
  Menu,
  Notebook,
  Star,
  Table2,
  Trash2,
  Bookmark,
  UsersRound,
} from 'lucide';
import type { ReactNode } from 'react';
import { AppShell } from '@/shared/ui/app-shell';
import { Avatar } from '@/shared/ui/avatar';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Brand } from '@/shared/ui/brand';
import { Cluster } from '@/shared/ui/cluster';
import { CreditMeter } from '@/shared/ui/credit-meter';
import { IconButton } from '@/shared/ui/icon-button';
import { Link } from '@/shared/ui/link';
import { Sidebar, type SidebarGroup } from '@/shared/ui/sidebar';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { AccountTrigger, SearchTrigger, ThemeSwitch, TopBar } from '@/shared/ui/top-bar';
import { toGrade } from './school.sample';

const nothing = () => undefined;
const more = { label: 'More', icon: Menu, onOpen: nothing };

const teacherPlaces: SidebarGroup[] = [
  {
    items: [
      { label: 'Home', href: '#home', icon: House },
      { label: 'Templates', href: '#templates', icon: LibraryBig },
    ],
  },
  {
    label: 'Teaching',
    items: [
      { label: 'Classes', href: '#classes', icon: Notebook },
      { label: 'Assignments', href: '#assignments', icon: FilePenLine },
      {
        label: 'Gradebook',
        href: '#gradebook',
        icon: Table2,
        count: toGrade,
        countLabel: `${toGrade} to grade`,
        marking: true,
      },
      { label: 'Students', href: '#students', icon: UsersRound },
      { label: 'Schedule', href: '#schedule', icon: CalendarDays },
      { label: 'Reports', href: '#reports', icon: ChartColumn },
    ],
  },
  {
    label: 'Your work',
    items: [
      { label: 'Briefcase', href: '#briefcase', icon: Briefcase },
      { label: 'Favourites', href: '#favourites', icon: Star },
      { label: 'Trash', href: '#trash', icon: Trash2 },
    ],
  },
  { items: [{ label: 'Support', href: '#support', icon: LifeBuoy }] },
];

const studentPlaces: SidebarGroup[] = [
  {
    items: [
      { label: 'Home', href: '#home', icon: House },
      { label: 'My work', href: '#work', icon: FilePenLine, count: 3, countLabel: '3 to do' },
      { label: 'Classes', href: '#classes', icon: Notebook },
      { label: 'Grades', href: '#grades', icon: ChartNoAxesColumn },
    ],
  },
  {
    label: 'Study',
    items: [
      { label: 'Study tools', href: '#tools', icon: LibraryBig },
      { label: 'Saved', href: '#saved', icon: Bookmark },
    ],
  },
  { items: [{ label: 'Help', href: '#help', icon: LifeBuoy }] },
];

const people = {
  teacher: {
    name: 'Amara Okafor',
    places: teacherPlaces,
    thumb: ['Home', 'Templates', 'Classes', 'Gradebook'],
    hint: 'Search classes, students, drafts',
    unread: 'Notifications, 3 unread',
    credits: (
      <Stack gap={1}>
        <Cluster justify="between">
          <Text voice="figure" weight="semi">
            Teacher Pro
          </Text>
          <Link href="#usage" standalone>
            Usage
          </Link>
        </Cluster>
        <Text size="2xs" tone="soft">
          Unlimited generations. 188 written in October.
        </Text>
      </Stack>
    ),
  },
  student: {
    name: 'Thandiwe Mokoena',
    places: studentPlaces,
    thumb: ['Home', 'My work', 'Study tools', 'Grades'],
    hint: 'Search your work',
    unread: 'Notifications, 2 unread',
    credits: <CreditMeter used={320_000} total={1_500_000} />,
  },
};

type SampleShellProps = {
  /** Who is signed in. */
  who: keyof typeof people;
  /** The current menu entry; undefined for a page outside the menu. */
  place?: string;
  /** The page is for marking. */
  marking?: boolean;
  children: ReactNode;
};

/** The whole book around a sample page: the menu of a teacher or a student, with all of its places. */
export function SampleShell({ who, place, marking, children }: SampleShellProps) {
  const { name, places, thumb, hint, unread, credits } = people[who];
  const groups = places.map(({ label, items }) => ({
    label,
    items: items.map((item) => ({ ...item, current: item.label === place })),
  }));
  const atThumb = groups.flatMap(({ items }) => items).filter(({ label }) => thumb.includes(label));
  return (
    <AppShell
      marking={marking}
      sidebar={<Sidebar brand={<Brand href="#home" />} groups={groups} foot={credits} />}
      topBar={
        <TopBar
          brand={<Brand href="#home" />}
          start={<SearchTrigger hint={hint} shortcut="Ctrl K" onOpen={nothing} />}
          end={
            <>
              <ThemeSwitch theme="light" onThemeChange={nothing} />
              <IconButton icon={Bell} label={unread} variant="quiet" />
              <AccountTrigger name={name} avatar={<Avatar name={name} decorative />} />
            </>
          }
        />
      }
      bottomBar={<BottomBar items={[...atThumb, more]} />}
    >
      {children}
    </AppShell>
  );
}
