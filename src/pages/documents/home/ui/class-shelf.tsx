import { ClassBook, ClassCode, classPath, classTitle } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import * as styles from './class-shelf.css';

/** The teacher's classes with their codes. */
export function ClassShelf({ classes }: { classes: readonly ClassEntry[] }) {
  return (
    <ul className={styles.shelf}>
      {classes.map(({ id, class: face, teaching }) => (
        <li key={id} className={styles.entry}>
          <ClassBook
            cover={face.cover}
            subject={face.subject}
            name={face.name}
            {...(teaching && { students: teaching.students })}
          />
          <div>
            <Heading level={3} size="md">
              <Link variant="quiet" stretched href={classPath(id)}>
                {classTitle(face)}
              </Link>
            </Heading>
            {teaching && (
              <div className={styles.code}>
                <ClassCode name={face.name} subject={face.subject} code={teaching.code} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
