import { Pagination as Ark } from '@ark-ui/react/pagination';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../icon';
import * as styles from './pagination.css';

export type PaginationProps = {
  /** The total number of entries. */
  count: number;
  /** The number of entries on a page. */
  pageSize: number;
  /** The current page, from 1. */
  page: number;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /** The accessible name, such as "Pages of drafts". */
  label?: string;
};

/** The page numbers of a long list. Lists with a cursor have a "Show more" button instead. */
export function Pagination({ count, pageSize, page, onPageChange, label = 'Pages' }: PaginationProps) {
  return (
    <Ark.Root
      className={styles.root}
      count={count}
      pageSize={pageSize}
      page={page}
      onPageChange={(details) => onPageChange(details.page)}
      aria-label={label}
    >
      <Ark.PrevTrigger className={styles.page} aria-label="Previous page">
        <Icon of={ChevronLeft} />
      </Ark.PrevTrigger>
      <Ark.Context>
        {(pages) =>
          pages.pages.map((entry, index) =>
            entry.type === 'page' ? (
              <Ark.Item key={entry.value} className={styles.page} {...entry}>
                {entry.value}
              </Ark.Item>
            ) : (
              <Ark.Ellipsis key={`gap-${index}`} className={styles.gap} index={index}>
                …
              </Ark.Ellipsis>
            ),
          )
        }
      </Ark.Context>
      <Ark.NextTrigger className={styles.page} aria-label="Next page">
        <Icon of={ChevronRight} />
      </Ark.NextTrigger>
    </Ark.Root>
  );
}
