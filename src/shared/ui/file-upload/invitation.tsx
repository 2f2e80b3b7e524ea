import { Upload } from 'lucide';
import { Icon } from '../icon';
import * as styles from './file-upload.css';

/** What the area for files says. */
export function Invitation({ id, hint }: { id?: string; hint?: string }) {
  return (
    <>
      <Icon of={Upload} size="lg" />
      <span className={styles.text} id={id}>
        <span>
          <span className={styles.invitation}>Choose a file</span> or drop it here
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  );
}
