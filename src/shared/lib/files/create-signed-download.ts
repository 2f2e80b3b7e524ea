import { createEvent, type EventCallable, sample } from 'effector';
import type { Query } from '../../api';
import { failureShown } from '../toasts';
import { downloadFx } from './files';

/**
 * An event with the id of a file, which downloads it. A signed address is valid for a minute, so it is requested only then, by
 * this query. A failure shows a toast.
 */
export function createSignedDownload(
  linkQuery: Query<{ id: string }, { url: string }, unknown>,
): EventCallable<string> {
  const opened = createEvent<string>();
  sample({ clock: opened, fn: (id) => ({ id }), target: linkQuery.start });
  sample({ clock: linkQuery.finished.success, fn: ({ result }) => result.url, target: downloadFx });
  sample({ clock: linkQuery.finished.failure, target: failureShown });
  return opened;
}
