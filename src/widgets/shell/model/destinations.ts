import { House, LibraryBig } from 'lucide-react';
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
  ],
  student: [{ items: [{ label: 'Home', href: '/students', icon: House }] }],
};

/** The menu of a role, with the place marked where this path is. */
export const menuOf = (role: Role, pathname: string) =>
  destinations[role].map(({ label, items }) => ({
    label,
    items: items.map((item) => ({ ...item, current: item.href === pathname })),
  }));
