import { createDeferred } from '../../deferred';
import type { SourceListProps } from './source-list';
// The server draws the whole list, so its styles come with the page.
import './source-list.css';

const { Deferred } = createDeferred<SourceListProps>(async () => (await import('./source-list')).SourceList);

/** A list of sources whose code loads after the page. */
export function DeferredSourceList(props: SourceListProps) {
  return <Deferred fallback={null} props={props} />;
}
