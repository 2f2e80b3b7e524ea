import type { ComponentType } from 'react';
import { isCrawler } from './crawler';

/** An error page as people see it. Crawlers are told by the status alone. */
export function forPeople(ErrorPage: ComponentType): ComponentType {
  return function ForPeople() {
    return isCrawler() ? null : <ErrorPage />;
  };
}
