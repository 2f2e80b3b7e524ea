import { spinner } from './spinner.css';

export type SpinnerProps = {
  /** What is pending, for screen readers; omitted if a text beside it says so. */
  label?: string;
  /** The size: 16, 24 or 36 px at the default font size. */
  size?: 'sm' | 'md' | 'lg';
};

/** A spinning ring for an action of unknown duration. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <span
      className={spinner({ size })}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
