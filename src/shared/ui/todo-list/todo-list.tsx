import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox';
import { Icon } from '../icon';
import * as styles from './todo-list.css';

export type TodoItem = {
  /** The unique id of the task. */
  id: string;
  /** The task. */
  label: string;
  /** Whether it is done, which strikes it out. */
  done: boolean;
  /** The due date, such as "today". */
  when?: string;
  /** The end of the line, such as a menu. */
  end?: ReactNode;
};

export type TodoListProps = {
  /** The accessible name of the list. */
  label: string;
  /** The tasks, in order. */
  items: readonly TodoItem[];
  /** Called when a task is checked or unchecked. */
  onDoneChange: (id: string, done: boolean) => void;
  /** Called to add a task; without it users can't add any. */
  onAdd?: () => void;
};

/** A list of tasks that users check off. */
export function TodoList({ label, items, onDoneChange, onAdd }: TodoListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.line}>
          <div className={styles.tick}>
            <Checkbox checked={item.done} onChange={(done) => onDoneChange(item.id, done)}>
              <span className={styles.words} data-done={item.done || undefined} dir="auto">
                {item.label}
              </span>
            </Checkbox>
          </div>
          {item.when ? <span className={styles.when}>{item.when}</span> : null}
          {item.end}
        </li>
      ))}
      {onAdd ? (
        <li className={styles.line}>
          <button type="button" className={styles.add} onClick={onAdd}>
            <Icon of={Plus} size="lg" />
            Add a line
          </button>
        </li>
      ) : null}
    </ul>
  );
}
