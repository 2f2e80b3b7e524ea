import {
  CalendarDays,
  BriefcaseBusiness,
  ChartColumn,
  FilePenLine,
  Files,
  House,
  LibraryBig,
  ListChecks,
  Mail,
  NotebookPen,
  NotebookTabs,
  Star,
  Table2,
  Trash2,
  Users,
} from 'lucide';
import type { Role } from '@/shared/api';
import type { IconShape } from '@/shared/ui/icon';

export type Destination = { label: string; href: string; icon: IconShape };

/** The entries of the menu in groups; only built pages are listed. */
const destinations: Record<Role, readonly { label?: string; items: readonly Destination[] }[]> = {
  teacher: [
    {
      items: [
        { label: 'Home', href: '/', icon: House },
        { label: 'Templates', href: '/templates', icon: LibraryBig },
      ],
    },
    {
      label: 'Teaching',
      items: [
        { label: 'Classes', href: '/teacher/classes', icon: NotebookTabs },
        { label: 'Assignments', href: '/teacher/assignments', icon: NotebookPen },
        { label: 'Gradebook', href: '/teacher/gradebooks', icon: Table2 },
        { label: 'Students', href: '/teacher/students', icon: Users },
        { label: 'Schedule', href: '/teacher/schedule', icon: CalendarDays },
        { label: 'Reports', href: '/teacher/reports', icon: ChartColumn },
        { label: 'Messages', href: '/teacher/messages', icon: Mail },
      ],
    },
    {
      label: 'Your work',
      items: [
        { label: 'To do', href: '/todo-list', icon: ListChecks },
        { label: 'Documents', href: '/teacher/search', icon: Files },
        { label: 'Briefcase', href: '/teacher/briefcases', icon: BriefcaseBusiness },
        { label: 'Drafts', href: '/draft', icon: FilePenLine },
        { label: 'Favourites', href: '/favourites', icon: Star },
        { label: 'Trash', href: '/teacher/trash', icon: Trash2 },
      ],
    },
  ],
  student: [
    {
      items: [
        { label: 'Home', href: '/students', icon: House },
        { label: 'Assignments', href: '/students/assignments', icon: NotebookPen },
        { label: 'Classes', href: '/students/classes', icon: NotebookTabs },
        { label: 'Schedule', href: '/students/schedule', icon: CalendarDays },
        { label: 'Messages', href: '/students/messages', icon: Mail },
      ],
    },
  ],
};

/** The menu of a role. Marks the entry of the current path, or of a breadcrumb above it. */
export const menuOf = (role: Role, path: string, above: readonly (string | undefined)[]) =>
  destinations[role].map(({ label, items }) => ({
    label,
    items: items.map((item) => ({ ...item, current: item.href === path || above.includes(item.href) })),
  }));

/** The menu with how many threads of messages are unread. */
export const withUnread = (groups: Groups, unread: number) =>
  groups.map(({ label, items }) => ({
    label,
    items: items.map((item) =>
      item.icon === Mail && unread > 0 ? { ...item, count: unread, countLabel: `${unread} unread` } : item,
    ),
  }));

type Groups = ReturnType<typeof menuOf>;

/** A phone's bar has room for five entries. */
const ON_PHONES = 5;

/** The first pages for the bar of a phone; the groups of the others open behind its last entry. */
export function splitForPhone(groups: Groups): { first: Groups[number]['items']; rest: Groups } {
  const all = groups.flatMap(({ items }) => items);
  if (all.length <= ON_PHONES) return { first: all, rest: [] };
  const first = all.slice(0, ON_PHONES - 1);
  const rest = groups.map((group) => ({
    ...group,
    items: group.items.filter((item) => !first.includes(item)),
  }));
  return { first, rest: rest.filter(({ items }) => items.length > 0) };
}
