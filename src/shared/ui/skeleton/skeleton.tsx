import { page, rule } from './skeleton.css';

export type SkeletonProps = {
  /** The number of ruled lines. */
  lines?: number;
  /** What is loading, for screen readers. */
  label?: string;
};

/** Empty ruled lines in the shape of the content that is loading. */
export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  return (
    <span className={page} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={rule} />
      ))}
    </span>
  );
}
