import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $session, isSignedIn, logoutRequested } from '@/entities/session';
import { withNext } from '@/shared/lib/navigation';
import { AppShell } from '@/shared/ui/app-shell';
import { Brand } from '@/shared/ui/brand';
import { Breadcrumbs, type Crumb } from '@/shared/ui/breadcrumbs';
import { Button } from '@/shared/ui/button';
import { ThemeSwitch, TopBar } from '@/shared/ui/top-bar';
import { accountOnlyOpened } from '../model/account';
import { $allowance } from '../model/credits';
import { $theme, themeChosen } from '../model/theme';
import { AccountMenu } from './account-menu';
import { mark } from './bare-shell.css';

type BareShellProps = {
  /** The breadcrumbs to this page. */
  crumbs?: readonly Crumb[];
  /** The path to return to after signing in. */
  next: string;
  children: ReactNode;
};

/** The shell without its menu, for visitors and for teachers without a plan. */
export function BareShell({ crumbs, next, children }: BareShellProps) {
  const { session, allowance, theme, chooseTheme, openAccount, signOut } = useUnit({
    session: $session,
    allowance: $allowance,
    theme: $theme,
    chooseTheme: themeChosen,
    openAccount: accountOnlyOpened,
    signOut: logoutRequested,
  });
  return (
    <AppShell
      slim
      sidebar={
        crumbs && (
          <nav className={mark} aria-label="Home">
            <Brand href="/" compact />
          </nav>
        )
      }
      topBar={
        <TopBar
          start={crumbs ? <Breadcrumbs crumbs={crumbs} /> : <Brand href="/" />}
          end={
            <>
              <ThemeSwitch theme={theme} onThemeChange={chooseTheme} />
              {isSignedIn(session) ? (
                <AccountMenu
                  user={session.user}
                  allowance={allowance}
                  theme={theme}
                  onTheme={chooseTheme}
                  onAccount={openAccount}
                  onSignOut={signOut}
                />
              ) : (
                <Button size="sm" href={withNext('/login', next)}>
                  Sign in
                </Button>
              )}
            </>
          }
        />
      }
    >
      {children}
    </AppShell>
  );
}
