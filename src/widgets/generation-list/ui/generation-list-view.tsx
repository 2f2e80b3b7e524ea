import { useUnit } from 'effector-react';
import { ListChecks, Search } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { TextInput } from '@/shared/ui/text-input';
import type { GenerationList } from '../model/generation-list';
import { DocumentRows } from './document-rows';
import type { ListKind } from './place';
import { SelectionBar } from './selection-bar';
import * as styles from './generation-list-view.css';

export type GenerationListViewProps = {
  model: GenerationList;
  place: ListKind;
  /** Further filters of the page; `isFiltered` says whether one of them is on. */
  filters?: ReactNode;
  isFiltered?: boolean;
  /** Removes the further filters. */
  onClear?: () => void;
  /** What else was found with the words, above the documents. */
  found?: ReactNode;
  /** Shown while the list is empty and no search is active. */
  empty: ReactNode;
};

/** Documents in a list with a search field, filters and actions on several of them. */
export function GenerationListView({
  model,
  place,
  filters,
  isFiltered = false,
  found,
  onClear,
  empty,
}: GenerationListViewProps) {
  const { list, search, onlyOpen, isSelecting } = useUnit({
    list: model.$list,
    search: model.$search,
    onlyOpen: model.$onlyOpenChecks,
    isSelecting: model.selection.$isSelecting,
  });
  const on = useUnit({
    search: model.searchChanged,
    onlyOpen: model.openChecksFiltered,
    select: model.selection.started,
    more: model.moreRequested,
    retry: model.retryRequested,
  });
  if (list.state === 'loading') return <Skeleton lines={8} label="Loading the documents" />;
  if (list.state === 'failed') {
    return (
      <ErrorState title="The documents couldn’t be loaded" onRetry={() => on.retry()}>
        {list.problem.message}
      </ErrorState>
    );
  }
  const isNarrowed = search.trim() !== '' || onlyOpen || isFiltered;
  if (list.state === 'empty' && !isNarrowed) return empty;
  const showAll = () => {
    if (search !== '') on.search('');
    if (onlyOpen) on.onlyOpen(false);
    onClear?.();
  };
  return (
    <>
      <search className={styles.search}>
        <div className={styles.words}>
          <TextInput
            type="search"
            label="Find a document"
            placeholder="Search titles and contents"
            icon={Search}
            value={search}
            onChange={on.search}
          />
        </div>
        {filters}
        <div className={styles.tools}>
          <Switch checked={onlyOpen} onChange={on.onlyOpen}>
            Only with open checks
          </Switch>
          {list.state === 'ready' && !isSelecting && (
            <Button size="sm" variant="quiet" icon={ListChecks} onClick={() => on.select()}>
              Select
            </Button>
          )}
        </div>
      </search>
      {found}
      {list.state === 'ready' && isSelecting && <SelectionBar model={model} count={list.items.length} />}
      {list.state === 'empty' ? (
        <EmptyState
          title="No document matches"
          action={
            <Button variant="soft" onClick={showAll}>
              Show all
            </Button>
          }
        >
          {emptyHint(search, onlyOpen)}
        </EmptyState>
      ) : (
        <>
          <DocumentRows model={model} place={place} items={list.items} />
          <LoadMore
            next={list.next.state}
            failure="More documents couldn’t be loaded."
            end="All documents are shown."
            ahead
            onMore={on.more}
          >
            Show more
          </LoadMore>
        </>
      )}
    </>
  );
}

function emptyHint(search: string, onlyOpen: boolean): string {
  if (onlyOpen) return 'None of these documents has an open check.';
  return search.trim() === '' ? 'Try another filter.' : 'Try fewer words, or another filter.';
}
