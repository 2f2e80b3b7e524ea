import { Bot, Eye, Lightbulb, UserX } from 'lucide';
import { useForm } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Icon } from '@/shared/ui/icon';
import * as model from '../model/join-class';
import * as styles from './join-class-page.css';

/** What students have to know before they use AI. */
export function AiNotice({ teacher }: { teacher: string | null }) {
  const { values, errors, change } = useForm(model.form);
  const lines = [
    { icon: Bot, text: 'The tutor is a computer program, not a person. It can be wrong.' },
    { icon: Eye, text: `${teacher ?? 'Your teacher'} can read what you ask it and what it says.` },
    { icon: Lightbulb, text: 'In most work it gives hints. It won’t write your answer.' },
    { icon: UserX, text: 'Your name is swapped for a code before anything is sent.' },
  ];
  return (
    <div className={styles.ai}>
      <section className={styles.notice} aria-labelledby="ai-notice">
        <h2 id="ai-notice" className={styles.noticeTitle}>
          Before you use AI here
        </h2>
        <ul className={styles.lines}>
          {lines.map(({ icon, text }) => (
            <li key={text} className={styles.line}>
              <span className={styles.lineIcon}>
                <Icon of={icon} size="sm" />
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <Checkbox
          checked={values.notice}
          onChange={(notice) => change({ notice })}
          invalid={errors.notice !== undefined}
          describedBy={errors.notice === undefined ? undefined : 'notice-error'}
        >
          I’ve read this, and I’ll ask if something feels wrong
        </Checkbox>
        <p id="notice-error" className={styles.error} role="alert">
          {errors.notice}
        </p>
      </div>
    </div>
  );
}
