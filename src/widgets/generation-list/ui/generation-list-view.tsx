import { useUnit } from 'effector-react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { TextInput } from '@/shared/ui/text-input';
import type { GenerationList } from '../model/generation-list';
import { GenerationRow } from './generation-row';
import { TrashRow } from './trash-row';
import * as styles from './generation-list-view.css';

export type GenerationListViewProps = {
  model: GenerationList;
  place: 'history' | 'favourites' | 'trash';
  /** Called to delete a document of the trash for good. */
  onErase?: (document: { id: string; title: string }) => void;
  /** Shown while the list is empty and no search is active. */
  empty: ReactNode;
};

/** Documents, newest first, with a search field and a filter for open checks. */
export function GenerationListView({ model, place, onErase, empty }: GenerationListViewProps) {
  const { list, search, onlyOpen, now, pending } = useUnit({
    list: model.$list,
    search: model.$search,
    onlyOpen: model.$onlyOpenChecks,
    now: model.$openedAt,
    pending: model.$pending,
  });
  const on = useUnit({
    search: model.searchChanged,
    onlyOpen: model.openChecksFiltered,
    more: model.moreRequested,
    retry: model.retryRequested,
    star: model.starToggled,
    trash: model.trashRequested,
    restore: model.restoreRequested,
  });
  if (list.state === 'loading') return <Skeleton lines={8} label="Loading the documents" />;
  if (list.state === 'failed') {
    return (
      <ErrorState title="The documents couldn’t be loaded" onRetry={() => on.retry()}>
        {list.problem.message}
      </ErrorState>
    );
  }
  const isNarrowed = search.trim() !== '' || onlyOpen;
  if (list.state === 'empty' && !isNarrowed) return empty;
  const showAll = () => {
    if (search !== '') on.search('');
    if (onlyOpen) on.onlyOpen(false);
  };
  return (
    <>
      <search className={styles.search}>
        <TextInput
          type="search"
          label={place === 'trash' ? 'Find in trash' : 'Find a document'}
          placeholder="Search titles and contents"
          icon={Search}
          value={search}
          onChange={on.search}
        />
        {place === 'trash' ? null : (
          <Switch checked={onlyOpen} onChange={on.onlyOpen}>
            Only with open checks
          </Switch>
        )}
      </search>
      {list.state === 'empty' ? (
        <EmptyState
          title="No document matches"
          action={
            <Button variant="soft" onClick={showAll}>
              Show all
            </Button>
          }
        >
          {onlyOpen ? 'None of these documents has an open check.' : 'Try fewer words.'}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {list.items.map((item) => {
            const row = { item, now, busy: pending.has(item.id) };
            return place === 'trash' ? (
              <TrashRow key={item.id} {...row} onRestore={on.restore} onErase={onErase} />
            ) : (
              <GenerationRow key={item.id} {...row} onStar={on.star} onTrash={on.trash} />
            );
          })}
        </ul>
      )}
      {list.state === 'empty' ? null : (
        <LoadMore
          next={list.next.state}
          failure="More documents couldn’t be loaded."
          end="All documents are shown."
          onMore={on.more}
        >
          Show more
        </LoadMore>
      )}
    </>
  );
}
