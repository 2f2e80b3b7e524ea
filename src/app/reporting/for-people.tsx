import { type ComponentType, lazy, Suspense } from 'react';
import { isCrawlerVisit } from './crawler-visit';

/** An error page that crawlers are not shown: the status alone is their answer. */
export function forPeople(ErrorPage: ComponentType): ComponentType {
  const Page = lazy(async () => ({ default: (await isCrawlerVisit()) ? () => null : ErrorPage }));
  return function ForPeople() {
    return (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
  };
}
