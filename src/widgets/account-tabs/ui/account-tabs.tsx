import type { Role } from '@/shared/api';
import { TabLinks } from '@/shared/ui/tabs';

type AccountTabsProps = {
  /** Whose account it is. */
  role: Role;
  /** Where one is. */
  pathname: string;
};

const bases: Record<Role, string> = { teacher: '/teacher/accounts', student: '/students/accounts' };

const parts = [
  { label: 'Profile', path: '/profile' },
  { label: 'Usage', path: '/usage' },
  { label: 'Billing', path: '/billing' },
];

/** The parts of an account, each a page of its own. */
export function AccountTabs({ role, pathname }: AccountTabsProps) {
  return (
    <TabLinks
      label="Account"
      links={parts.map(({ label, path }) => {
        const href = `${bases[role]}${path}`;
        // A student's profile stands at a second address, too.
        return { label, href, current: pathname.endsWith(path) };
      })}
    />
  );
}
