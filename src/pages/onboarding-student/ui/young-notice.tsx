import * as styles from './join-class-page.css';

type YoungNoticeProps = {
  /** Whose class it is, once that is known. */
  teacher: string | null;
  /** Whether the student has come by an invitation. */
  invited: boolean;
};

/** What somebody under 13 needs. */
export function YoungNotice({ teacher, invited }: YoungNoticeProps) {
  const name = teacher ?? 'your teacher';
  return (
    <section className={styles.notice} data-tone="warn" aria-labelledby="young">
      <h2 id="young" className={styles.noticeTitle}>
        You’re under 13
      </h2>
      <p>
        {invited
          ? `You can join because ${name} has invited you.`
          : `You need an invitation from ${name}, sent to your e-mail address. If you have one, the code works for you too.`}
      </p>
    </section>
  );
}
