import * as styles from './join-class-page.css';

type Under13NoticeProps = {
  /** The teacher of the class, once it is known. */
  teacher: string | null;
  /** Whether the student opened an invitation. */
  invited: boolean;
};

/** Tells students under 13 that they need an invitation. */
export function Under13Notice({ teacher, invited }: Under13NoticeProps) {
  const name = teacher ?? 'your teacher';
  return (
    <section className={styles.notice} data-tone="warn" aria-labelledby="young">
      <h2 id="young" className={styles.noticeTitle}>
        You’re under 13
      </h2>
      <p>
        {invited
          ? `You can join because ${name} has invited you.`
          : `You need an invitation from ${name}, sent to your email address. If you have one, the code works for you too.`}
      </p>
    </section>
  );
}
