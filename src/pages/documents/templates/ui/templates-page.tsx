import { useUnit } from 'effector-react';
import { Search } from 'lucide';
import { $subscriptionStatus } from '@/entities/subscription';
import { Subject } from '@/shared/api/onboarding';
import type { TemplateEntry } from '@/shared/api/templates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ChoiceChips } from '@/shared/ui/chips';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/templates';
import { planNeeded } from '../model/plan-needed';
import { type KindFilter, groups, ofKind } from '../model/shelves';
import { NothingFound } from './nothing-found';
import { Rack } from './rack';
import * as styles from './templates-page.css';

const KINDS: readonly KindFilter[] = ['All', 'Favourites', ...groups.map(({ group }) => group)];

/** Every template, on its shelf. */
export function TemplatesPage() {
  const { catalogue, found, shelves, chosenKind, subject, search, subscription, now } = useUnit({
    catalogue: model.$catalogue,
    found: model.$found,
    shelves: model.$shelves,
    // Not `kind`: the hook takes an object with that key for a unit.
    chosenKind: model.$kind,
    subject: model.$subject,
    search: model.$search,
    subscription: $subscriptionStatus,
    now: model.$openedAt,
  });
  const on = useUnit({
    search: model.searchChanged,
    choose: model.kindChosen,
    subject: model.subjectChosen,
    clear: model.filtersCleared,
    open: model.bestMatchChosen,
    favourite: model.favouriteChanged,
    retry: model.retryRequested,
  });
  const planFor = (entry: TemplateEntry) => (now ? planNeeded(entry, subscription, now) : null);
  return (
    <>
      <PageHeader
        title="Templates"
        lead="Pick one and fill in a few fields. The rest is optional."
        actions={<Button href="/templates/own">Your templates</Button>}
      />
      {catalogue.state === 'loading' && <Skeleton lines={8} label="Loading the templates" />}
      {catalogue.state === 'failed' && (
        <ErrorState title="The templates couldn’t be loaded" onRetry={on.retry}>
          {catalogue.problem.message}
        </ErrorState>
      )}
      {catalogue.state === 'ready' && (
        <>
          {catalogue.notice === undefined ? null : (
            <div className={styles.notice}>
              <Banner>{catalogue.notice}</Banner>
            </div>
          )}
          <search className={styles.find}>
            <div className={styles.words}>
              <TextInput
                type="search"
                label="Find a template"
                placeholder="Find a template, or say what you need"
                icon={Search}
                value={search}
                onChange={on.search}
                onEnter={on.open}
              />
              <Select
                label="Subject"
                placeholder="All subjects"
                options={Object.values(Subject).map((name) => ({ value: name, label: name }))}
                value={subject ?? ''}
                onChange={(name) => on.subject(name === '' ? null : name)}
              />
            </div>
            <div className={styles.kinds}>
              <ChoiceChips
                label="Kind"
                value={chosenKind}
                onChange={on.choose}
                options={KINDS.map((value) => ({
                  value,
                  label: value,
                  count: ofKind(found, value).length,
                })).filter(({ value, count }) => value === 'All' || value === chosenKind || count > 0)}
              />
            </div>
          </search>
          {shelves.length > 0 ? (
            <Rack shelves={shelves} planFor={planFor} onFavourite={on.favourite} />
          ) : (
            <NothingFound />
          )}
        </>
      )}
    </>
  );
}
