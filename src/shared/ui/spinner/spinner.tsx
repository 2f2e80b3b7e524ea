import { spinner } from './spinner.css';

export type SpinnerProps = {
  /** What is being waited for, for screen readers; leave it out where words beside it say so. */
  label?: string;
  /** 16, 24 or 36 px at the usual font size. */
  size?: 'sm' | 'md' | 'lg';
};

/** A turning ring for a wait of unknown length inside a control. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <span
      className={spinner({ size })}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
