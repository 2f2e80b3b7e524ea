import { useUnit } from 'effector-react';
import { Search } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { ChoiceChips } from '@/shared/ui/chips';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/templates';
import { type GroupFilter, groups, shelve } from '../model/shelves';
import { Rack } from './shelf';
import * as styles from './templates-page.css';

/** Every template, on its shelf. */
export function TemplatesPage() {
  const { catalogue, favourites, found, shelves, group, search } = useUnit({
    catalogue: model.$catalogue,
    favourites: model.$favourites,
    found: model.$found,
    shelves: model.$shelves,
    group: model.$group,
    search: model.$search,
  });
  const on = useUnit({
    search: model.searchChanged,
    group: model.groupChosen,
    favourite: model.favouriteChanged,
    retry: model.retryRequested,
  });
  const counts = new Map(shelve(found).map((shelf) => [shelf.group, shelf.entries.length]));
  const kinds: readonly GroupFilter[] = ['All', ...groups.map((known) => known.group)];
  return (
    <>
      <PageHeader title="Templates" lead="Pick one and fill in a few fields. The rest is optional." />
      {catalogue.state === 'loading' && <Skeleton lines={8} label="Loading the templates" />}
      {catalogue.state === 'failed' && (
        <ErrorState title="The templates couldn’t be loaded" onRetry={on.retry}>
          {catalogue.problem.message}
        </ErrorState>
      )}
      {catalogue.state === 'ready' && (
        <>
          <search className={styles.find}>
            <TextInput
              type="search"
              label="Find a template"
              placeholder="Find a template, or say what you need"
              icon={Search}
              value={search}
              onChange={on.search}
            />
            <div className={styles.kinds}>
              <ChoiceChips
                label="Kind"
                value={group}
                onChange={on.group}
                options={kinds
                  .map((kind) => ({
                    value: kind,
                    label: kind,
                    count: kind === 'All' ? found.length : (counts.get(kind) ?? 0),
                  }))
                  .filter(({ value, count }) => value === 'All' || value === group || count > 0)}
              />
            </div>
          </search>
          {shelves.length > 0 ? (
            <Rack favourites={favourites} shelves={shelves} onFavourite={on.favourite} />
          ) : (
            <EmptyState
              title="No template matches"
              action={
                <Button
                  variant="soft"
                  onClick={() => {
                    on.search('');
                    on.group('All');
                  }}
                >
                  Show all templates
                </Button>
              }
            >
              Name the kind of document, such as quiz, letter or rubric.
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}
