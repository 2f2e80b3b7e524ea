import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $session, isSignedIn } from '@/entities/session';
import { SearchTool } from '@/features/search';
import { $online, $storedAt } from '@/shared/lib/network';
import { AppShell } from '@/shared/ui/app-shell';
import { Breadcrumbs, type Crumb } from '@/shared/ui/breadcrumbs';
import { Brand } from '@/shared/ui/brand';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Sidebar } from '@/shared/ui/sidebar';
import { NotificationLink, ThemeSwitch, TopBar } from '@/shared/ui/top-bar';
import { accountOpened } from '../model/account';
import { $allowance } from '../model/credits';
import { menuOf, withUnread } from '../model/destinations';
import { $unsent, signOutCancelled, signOutChosen, signOutConfirmed } from '../model/sign-out';
import { $theme, themeChosen } from '../model/theme';
import { $unread, $unreadThreads } from '../model/unread';
import { AccountMenu } from './account-menu';
import { CreditsLeft } from './credits-left';
import { OfflineBar } from './offline-bar';
import { PhoneBar } from './phone-bar';

export type ShellProps = {
  /** The current path, to mark it in the menu. */
  pathname: string;
  /** A full-width page: the menu becomes a rail. */
  workspace?: boolean;
  /** A page that fills the window and scrolls inside; on a phone its own bar replaces the menu. */
  fill?: boolean;
  /** Turns the rules red: work is marked on this page. */
  marking?: boolean;
  /** The breadcrumbs to this page. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
};

/** The page of scores keeps them in the browser, and sends them by itself. */
const SENDING = '/teacher/gradebooks';

/** The menu and the top bar around the pages of a signed-in user. */
export function Shell({
  pathname,
  workspace = false,
  fill = false,
  marking = false,
  crumbs,
  children,
}: ShellProps) {
  const {
    session,
    allowance,
    online,
    storedAt,
    unread,
    unreadThreads,
    theme,
    chooseTheme,
    openAccount,
    unsent,
    signOut,
    leave,
    stay,
  } = useUnit({
    session: $session,
    allowance: $allowance,
    online: $online,
    storedAt: $storedAt,
    unread: $unread,
    unreadThreads: $unreadThreads,
    theme: $theme,
    chooseTheme: themeChosen,
    openAccount: accountOpened,
    unsent: $unsent,
    signOut: signOutChosen,
    leave: signOutConfirmed,
    stay: signOutCancelled,
  });
  // After signing out there is no user until the next page loads.
  if (!isSignedIn(session)) return null;
  const { user } = session;
  const isFilled = workspace || fill;
  const groups = menuOf(user.role, pathname, crumbs?.map(({ href }) => href) ?? []);
  const places = groups.flatMap(({ items }) => items);
  const home = user.role === 'student' ? '/students' : '/';
  const notifications = user.role === 'student' ? '/students/notifications' : '/teacher/notifications';
  const usage = `${user.role === 'student' ? '/students' : '/teacher'}/accounts/usage`;
  return (
    <AppShell
      slim={workspace}
      fill={isFilled}
      marking={marking}
      sidebar={
        <Sidebar
          brand={<Brand href={home} compact={workspace} />}
          groups={withUnread(groups, unreadThreads)}
          foot={allowance && <CreditsLeft allowance={allowance} usage={usage} />}
          slim={workspace}
        />
      }
      topBar={
        <TopBar
          brand={crumbs ? undefined : <Brand href={home} />}
          start={crumbs ? <Breadcrumbs crumbs={crumbs} /> : <SearchTool places={places} />}
          end={
            <>
              {crumbs && <SearchTool places={places} compact />}
              <NotificationLink href={notifications} unread={unread} />
              <ThemeSwitch theme={theme} onThemeChange={chooseTheme} />
              <AccountMenu
                user={user}
                allowance={allowance}
                theme={theme}
                onTheme={chooseTheme}
                onAccount={openAccount}
                onSignOut={signOut}
              />
            </>
          }
        />
      }
      // On a phone such a page has a bar of its own here.
      bottomBar={isFilled ? undefined : <PhoneBar groups={groups} />}
      notice={online && storedAt === null ? undefined : <OfflineBar sends={pathname === SENDING} />}
    >
      {children}
      <ConfirmDialog
        open={unsent > 0}
        title="Sign out and lose scores?"
        description={`${unsent === 1 ? 'One score is' : `${unsent} scores are`} on this device only: the server does not have them yet.`}
        confirmLabel="Sign out"
        onConfirm={() => leave()}
        onCancel={() => stay()}
      />
    </AppShell>
  );
}
