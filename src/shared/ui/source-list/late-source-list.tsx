import { createLate } from '../../late';
import type { SourceListProps } from './source-list';
// The server draws the whole list, so its styles come with the page.
import './source-list.css';

const { Late } = createLate<SourceListProps>(async () => (await import('./source-list')).SourceList);

/** A list of sources whose code loads after the page. */
export function LateSourceList(props: SourceListProps) {
  return <Late fallback={null} props={props} />;
}
