import { Search } from 'lucide';
import { Icon } from '../icon';
import * as styles from './top-bar.css';

export type SearchTriggerProps = {
  /** The placeholder: what users can search for. */
  hint: string;
  /** The keyboard shortcut, formatted. */
  shortcut?: string;
  /** Called when the search should open. */
  onOpen: () => void;
};

/** Looks like a search field and opens the command palette. */
export function SearchTrigger({ hint, shortcut, onOpen }: SearchTriggerProps) {
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={Search} />
      <span className={styles.searchHint}>{hint}</span>
      {shortcut ? (
        <kbd className={styles.keys} aria-hidden="true">
          {shortcut}
        </kbd>
      ) : null}
    </button>
  );
}
