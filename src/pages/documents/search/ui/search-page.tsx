import { useUnit } from 'effector-react';
import { GenerationListView } from '@/widgets/generation-list';
import type { GenerationOrder } from '@/shared/api/generations';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import type { Age } from '../model/address';
import * as model from '../model/search';
import { FoundInClasses } from './found-in-classes';

const AGES: Record<Age, string> = {
  any: 'Any time',
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
};

/** Every document of the user, by words, template, date and favourites, and what the classes have with the words. */
export function SearchPage() {
  const { filters, templates, isFiltered, words } = useUnit({
    filters: model.$filters,
    templates: model.$templates,
    isFiltered: model.$isFiltered,
    words: model.list.$search,
  });
  const on = useUnit({ change: model.filterChanged, clear: model.filtersCleared });
  const hasWords = words.trim() !== '';
  const orders: Record<GenerationOrder, string> = {
    best: hasWords ? 'Best match' : 'Newest first',
    newest: 'Newest first',
    oldest: 'Oldest first',
  };
  return (
    <Stack gap={6}>
      <PageHeader title="Documents" lead="Everything you wrote, with every template." />
      <GenerationListView
        model={model.list}
        place="search"
        isFiltered={isFiltered}
        found={<FoundInClasses />}
        onClear={() => on.clear()}
        filters={
          <>
            <Select
              label="Template"
              fit
              placeholder="All templates"
              options={templates.map(({ templateType, title }) => ({ value: templateType, label: title }))}
              value={filters.template ?? ''}
              onChange={(type) =>
                on.change({
                  template: templates.find(({ templateType }) => templateType === type)?.templateType ?? null,
                })
              }
            />
            <Select
              label="Written"
              fit
              options={optionsOf(AGES)}
              value={filters.age}
              onChange={(value) => {
                const age = keyIn(AGES, value);
                if (age) on.change({ age });
              }}
            />
            <Select
              label="Order"
              fit
              options={optionsOf(orders).filter(({ value }) => hasWords || value !== 'newest')}
              value={!hasWords && filters.order === 'newest' ? 'best' : filters.order}
              onChange={(value) => {
                const order = keyIn(orders, value);
                if (order) on.change({ order });
              }}
            />
            <Switch checked={filters.isFavourite} onChange={(isFavourite) => on.change({ isFavourite })}>
              Only favourites
            </Switch>
          </>
        }
        empty={
          <EmptyState title="No documents yet" action={<Button href="/templates">Go to templates</Button>}>
            Documents you write appear here.
          </EmptyState>
        }
      />
    </Stack>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const keyIn = <Key extends string>(labels: Readonly<Record<Key, string>>, value: string): Key | undefined =>
  Object.keys(labels).find((key): key is Key => key === value);
