import { Check, FileText, Globe, NotebookText, RotateCcw, X } from 'lucide';
import { useRef } from 'react';
import { Icon, type IconShape } from '../icon';
import { IconButton } from '../icon-button';
import { Spinner } from '../spinner';
import * as styles from './source-list.css';

/** A source that is being added or was added. */
export type ListedSource = {
  id: string;
  name: string;
  kind: 'file' | 'document' | 'link';
  /** What is known about it, such as its length. */
  detail?: string;
  state: 'adding' | 'added' | 'failed';
  /** Why it failed and what to do next. */
  error?: string;
  /** Whether a failed source can be added again. */
  canRetry?: boolean;
};

export type SourceListProps = {
  /** The sources, in the order in which they were added. */
  sources: readonly ListedSource[];
  /** Called to remove a source, or to stop adding it. */
  onRemove: (id: string) => void;
  /** Called to add a failed source again. */
  onRetry?: (id: string) => void;
  /** The accessible name of the list. */
  label: string;
};

const icons: Record<ListedSource['kind'], IconShape> = {
  file: FileText,
  document: NotebookText,
  link: Globe,
};

/** The sources of a form, each with its state. */
export function SourceList({ sources, onRemove, onRetry, label }: SourceListProps) {
  const root = useRef<HTMLDivElement>(null);

  /** Removes a row and moves the focus to its neighbour, or else to the list. */
  const remove = (id: string, row: Element | null) => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const buttons = neighbour?.querySelectorAll('button');
    (buttons?.[buttons.length - 1] ?? root.current)?.focus();
    onRemove(id);
  };

  return (
    <div ref={root} className={styles.root} role="group" aria-label={label} tabIndex={-1}>
      {sources.length > 0 && (
        <ul className={styles.list} aria-live="polite">
          {sources.map(({ id, name, kind, detail, state, error, canRetry }) => (
            <li key={id} className={styles.source}>
              <span className={styles.icon}>
                <Icon of={icons[kind]} />
              </span>
              <span className={styles.name} dir="auto">
                {name}
                {detail && state === 'added' && <span className={styles.detail}>{detail}</span>}
                {state === 'failed' && (
                  <span className={styles.failed} role="alert">
                    {error ?? 'It couldn’t be added. Try again.'}
                  </span>
                )}
              </span>
              {state === 'adding' && <Spinner size="sm" label={`Adding ${name}`} />}
              {state === 'added' && (
                <span className={styles.added}>
                  <Icon of={Check} label="Added" />
                </span>
              )}
              {state === 'failed' && canRetry && onRetry && (
                <IconButton
                  size="sm"
                  icon={RotateCcw}
                  label={`Try ${name} again`}
                  onClick={() => onRetry(id)}
                />
              )}
              <IconButton
                size="sm"
                icon={X}
                label={state === 'adding' ? `Stop ${name}` : `Remove ${name}`}
                onClick={(event) => remove(id, event.currentTarget.closest('li'))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
