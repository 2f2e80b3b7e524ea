import { LogOut, Moon, Sun, UserRound } from 'lucide';
import type { User } from '@/shared/api/account';
import { Avatar } from '@/shared/ui/avatar';
import { Menu } from '@/shared/ui/menu';
import { Text } from '@/shared/ui/text';
import { AccountTrigger } from '@/shared/ui/top-bar';
import { type Allowance, describeAllowance } from '../model/credits';
import type { ShownTheme } from '../model/theme';

type AccountMenuProps = {
  user: User;
  allowance: Allowance | null;
  theme: ShownTheme;
  onTheme: (theme: ShownTheme) => void;
  /** Omitted if the account pages are not accessible yet. */
  onAccount?: () => void;
  onSignOut: () => void;
};

/** The menu of the signed-in user: name, credits, theme and sign-out. */
export function AccountMenu({ user, allowance, theme, onTheme, onAccount, onSignOut }: AccountMenuProps) {
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Menu
      label="Account"
      align="end"
      trigger={
        <AccountTrigger
          name={user.full_name}
          avatar={<Avatar name={user.full_name} src={user.photo_url ?? undefined} decorative />}
        />
      }
      header={
        <>
          <Text size="sm" weight="semi" tone="ink" truncate>
            {user.full_name}
          </Text>
          {user.email === '' ? null : (
            <Text size="2xs" tone="muted" truncate>
              {user.email}
            </Text>
          )}
          {allowance && (
            <Text size="2xs" tone="muted">
              {describeAllowance(allowance)}
            </Text>
          )}
        </>
      }
      entries={[
        ...(onAccount
          ? [{ kind: 'item' as const, value: 'account', label: 'Your account', icon: UserRound }]
          : []),
        {
          kind: 'item',
          value: 'theme',
          label: other === 'dark' ? 'Switch to dark' : 'Switch to light',
          icon: other === 'dark' ? Moon : Sun,
        },
        { kind: 'rule' },
        { kind: 'item', value: 'sign-out', label: 'Sign out', icon: LogOut },
      ]}
      onSelect={(value) => {
        if (value === 'theme') onTheme(other);
        else if (value === 'account') onAccount?.();
        else onSignOut();
      }}
    />
  );
}
