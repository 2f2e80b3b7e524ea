import { useUnit } from 'effector-react';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { $onboarding } from '@/entities/onboarding';
import { $user, logoutRequested } from '@/entities/session';
import { BrandMark } from '@/shared/ui/brand';
import { Icon } from '@/shared/ui/icon';
import { SkipLink } from '@/shared/ui/skip-link';
import { type ContentsEntry, contentsOf } from '../model/step-notes';
import * as styles from './endpapers.css';

/** The steps on the left, the current page on the right. */
export function Endpapers({ children }: { children: ReactNode }) {
  const [user, onboarding, signOut] = useUnit([$user, $onboarding, logoutRequested]);
  const isStudent = user?.role === 'student';
  return (
    <div className={styles.book}>
      <SkipLink target="page">Skip to the form</SkipLink>
      <aside className={styles.ends} data-short={isStudent || undefined} aria-label="Getting started">
        <p className={styles.brand}>
          <BrandMark />
          <span>Lectern</span>
        </p>
        <p className={styles.motto}>
          {isStudent ? 'One page, and you’re in.' : 'Three pages, and the book is yours.'}
        </p>
        {isStudent ? null : <Contents entries={contentsOf(onboarding)} />}
        <div className={styles.bottom}>
          <p className={styles.who}>Signed in as {user?.email}</p>
          <button type="button" className={styles.out} onClick={() => signOut()}>
            Sign out
          </button>
        </div>
      </aside>
      <main id="page" className={styles.page} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className={styles.contents} aria-label="Steps">
      {entries.map(({ title, note, state }, index) => (
        <li
          key={title}
          className={styles.entry}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.number}>
            {state === 'done' ? <Icon of={Check} size="lg" label="Done" /> : index + 1}
          </span>
          <span>
            <b className={styles.title}>{title}</b>
            <span className={styles.note}>{note}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The layout of the pages of onboarding. */
export function EndpapersLayout() {
  return (
    <Endpapers>
      <Outlet />
    </Endpapers>
  );
}
