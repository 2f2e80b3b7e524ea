import { PenTool } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import * as styles from './ask-bar.css';

export type AskBarProps = {
  /** The label for screen readers. */
  label: string;
  /** An example of an answer. */
  placeholder: string;
  /** The query. */
  value: string;
  /** Called with the text at every change. */
  onChange: (value: string) => void;
  /** Called with the trimmed text; not called for an empty line. */
  onAsk: (text: string) => void;
  /** The label of the button, a verb. */
  action: string;
  /** An additional choice, such as the class; hidden on phones. */
  choice?: ReactNode;
  /** Whether the request is pending. */
  pending?: boolean;
};

/** A single input in which users describe the document they need. */
export function AskBar({ label, placeholder, value, onChange, onAsk, action, choice, pending }: AskBarProps) {
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        const text = value.trim();
        if (text && !pending) onAsk(text);
      }}
    >
      <span className={styles.pen}>
        <Icon of={PenTool} size="lg" />
      </span>
      <input
        className={styles.line}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        dir="auto"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {choice ? <div className={styles.choice}>{choice}</div> : null}
      <Button type="submit" variant="primary" pending={pending}>
        {action}
      </Button>
    </form>
  );
}
