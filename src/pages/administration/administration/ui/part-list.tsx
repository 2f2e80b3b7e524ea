import { type PagedListPartProps, PagedListPart } from '@/shared/lib/paged-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';

type PartListProps<Item> = {
  label: string;
  of: PagedListPartProps<Item>['of'];
  empty: string;
  renderRow: (item: Item) => MarginListItem;
};

/** One of the lists of the administration, page by page. */
export function PartList<Item extends { id: string }>({ label, of, empty, renderRow }: PartListProps<Item>) {
  return (
    <PagedListPart
      of={of}
      loading={`Loading: ${label}`}
      failed={`${label} couldn’t be loaded`}
      empty={<EmptyState title={empty} art="none" />}
      more={{ label: 'Show more', failed: 'The next ones couldn’t be loaded.', end: 'That is all' }}
    >
      {(items) => (
        <PageSection title={label}>
          <MarginList label={label} margin="lg" items={items.map(renderRow)} />
        </PageSection>
      )}
    </PagedListPart>
  );
}
