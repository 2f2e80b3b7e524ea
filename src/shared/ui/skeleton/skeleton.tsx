import { page, rule } from './skeleton.css';

export type SkeletonProps = {
  /** How many ruled lines the page will have. */
  lines?: number;
  /** What is being waited for, for screen readers. */
  label?: string;
};

/** A page that has not been written yet: empty ruled lines in the shape of what comes. */
export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  return (
    <span className={page} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={rule} />
      ))}
    </span>
  );
}
