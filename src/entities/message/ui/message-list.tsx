import type { ReactNode } from 'react';
import type { Message } from '@/shared/api/messages';
import { clockOf, shortDateOf } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Banner } from '@/shared/ui/banner';
import { LinkedText } from '@/shared/ui/linked-text';
import { concernWords } from '../model/words';
import * as styles from './message-list.css';

const ROLES = { teacher: 'teacher', student: 'student', guardian: 'guardian' } as const;

type MessageListProps = {
  messages: readonly Message[];
  /** What stands below a message, such as a report. */
  children?: (message: Message) => ReactNode;
};

/** The messages of a thread, with the time in the margin. */
export function MessageList({ messages, children }: MessageListProps) {
  return (
    <ol className={styles.list} aria-label="Messages">
      {messages.map((message) => {
        const { id, author, text, at, mine } = message;
        const concern = concernWords(message);
        return (
          <li key={id} className={styles.message}>
            <p className={styles.time}>
              <time dateTime={at}>
                {shortDateOf(at)}, {clockOf(at)}
              </time>
            </p>
            <div>
              <p className={styles.by}>
                <Avatar name={author.name} size="sm" decorative />
                <span dir="auto">{author.name}</span>
                <span className={styles.role}>{mine ? 'you' : ROLES[author.role]}</span>
              </p>
              <p className={styles.text} dir="auto">
                <LinkedText text={text} />
              </p>
              {concern === null ? null : (
                <div className={styles.below}>
                  <Banner tone="warn">{concern}</Banner>
                </div>
              )}
              {children === undefined ? null : <div className={styles.below}>{children(message)}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
