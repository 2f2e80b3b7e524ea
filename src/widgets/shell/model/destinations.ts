import { House, LibraryBig, Star, Trash2 } from 'lucide-react';
import type { Role } from '@/shared/api';
import type { IconShape } from '@/shared/ui/icon';

export type Destination = { label: string; href: string; icon: IconShape };

/** The places of the menu, in groups; only what is built stands in it. */
const destinations: Record<Role, readonly { label?: string; items: readonly Destination[] }[]> = {
  teacher: [
    {
      items: [
        { label: 'Home', href: '/', icon: House },
        { label: 'Templates', href: '/templates', icon: LibraryBig },
      ],
    },
    {
      label: 'Your work',
      items: [
        { label: 'Favourites', href: '/favourites', icon: Star },
        { label: 'Trash', href: '/teacher/trash', icon: Trash2 },
      ],
    },
  ],
  student: [{ items: [{ label: 'Home', href: '/students', icon: House }] }],
};

/** The menu of a role, with the place marked where one is: at this path, or at a page below that place. */
export const menuOf = (role: Role, path: string, above: readonly (string | undefined)[]) =>
  destinations[role].map(({ label, items }) => ({
    label,
    items: items.map((item) => ({ ...item, current: item.href === path || above.includes(item.href) })),
  }));
