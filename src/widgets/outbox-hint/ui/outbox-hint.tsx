import * as styles from './outbox-hint.css';

/** Where the mails of an installation are that sends none; stands below the label. */
export function OutboxHint() {
  return (
    <p className={styles.hint}>
      This installation sends no mail.{' '}
      <a className={styles.link} href="/outbox" target="_blank" rel="noreferrer">
        Read it in the outbox
      </a>
    </p>
  );
}
