import type { NotUnderstood } from '@/shared/api/schedule';
import { Banner } from '@/shared/ui/banner';

export type NotUnderstoodListProps = { items: readonly NotUnderstood[]; count: number };

const MOST_SHOWN = 10;

/** Names what of a calendar was not understood, and what became of it. Nothing if all was. */
export function NotUnderstoodList({ items, count }: NotUnderstoodListProps) {
  if (count === 0) return null;
  const shown = items.slice(0, MOST_SHOWN);
  return (
    <Banner
      tone="warn"
      title={count === 1 ? 'One thing was not understood' : `${count} things were not understood`}
    >
      <ul>
        {shown.map(({ title, message }, index) => (
          <li key={index}>
            <b dir="auto">{title}</b>: {message}
          </li>
        ))}
      </ul>
      {count > shown.length ? <p>And {count - shown.length} more.</p> : null}
    </Banner>
  );
}
