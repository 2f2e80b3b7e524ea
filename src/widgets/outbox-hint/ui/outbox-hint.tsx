import * as styles from './outbox-hint.css';

/** Links to the outbox of an installation that sends no emails. */
export function OutboxHint() {
  return (
    <p className={styles.hint}>
      Emails aren’t sent here.{' '}
      <a className={styles.link} href="/outbox" target="_blank" rel="noreferrer">
        Open the outbox to read them
      </a>
    </p>
  );
}
