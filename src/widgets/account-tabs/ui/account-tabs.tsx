import type { Role } from '@/shared/api';
import { TabLinks } from '@/shared/ui/tabs';

type AccountTabsProps = {
  /** The role of the account. */
  role: Role;
  /** The path of the current page. */
  pathname: string;
};

const bases: Record<Role, string> = { teacher: '/teacher/accounts', student: '/students/accounts' };

const parts = [
  { label: 'Profile', path: '/profile' },
  { label: 'Usage', path: '/usage' },
  { label: 'Billing', path: '/billing' },
];

/** The pages of an account as tabs. */
export function AccountTabs({ role, pathname }: AccountTabsProps) {
  return (
    <TabLinks
      label="Account"
      links={parts.map(({ label, path }) => {
        const href = `${bases[role]}${path}`;
        // A student's profile has a second path.
        return { label, href, current: pathname.endsWith(path) };
      })}
    />
  );
}
