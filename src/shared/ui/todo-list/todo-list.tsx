import { Plus } from 'lucide-react';
import { Checkbox } from '../checkbox';
import { Icon } from '../icon';
import * as styles from './todo-list.css';

export type TodoItem = {
  /** Names the line. */
  id: string;
  /** What is to be done. */
  label: string;
  /** Whether it is done; then it is struck out and stays. */
  done: boolean;
  /** By when, as people say it. */
  when?: string;
};

export type TodoListProps = {
  /** Names the list. */
  label: string;
  /** The lines, in order. */
  items: readonly TodoItem[];
  /** Called when a line is ticked, or its tick taken back. */
  onDoneChange: (id: string, done: boolean) => void;
  /** Called to write a new line; without it there is none. */
  onAdd?: () => void;
};

/** Lines to tick off on ruled paper. */
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
