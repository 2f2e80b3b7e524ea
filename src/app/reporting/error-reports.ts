import { createEvent, createStore, sample } from 'effector';
import { type ErrorReport, reportErrorFx } from '@/shared/api/reports';

export type Breakage = { error: unknown; path: string; build: string | null };

/** Something in the page failed in a way that nobody had foreseen. */
export const pageBroke = createEvent<Breakage>();

/** What breaks in a circle is told a few times, and each thing once. */
const MOST = 5;
const LONGEST = { message: 1000, stack: 8000, path: 1000 };

const $reported = createStore<readonly string[]>([], { name: 'reportedErrors' });

const reportAccepted = sample({
  clock: pageBroke.map(toReport),
  source: $reported,
  filter: (reported, { message }) => reported.length < MOST && !reported.includes(message),
  fn: (_, report) => report,
});

$reported.on(reportAccepted, (reported, { message }) => [...reported, message]);

sample({ clock: reportAccepted, fn: (errorReport) => ({ errorReport }), target: reportErrorFx });

function toReport({ error, path, build }: Breakage): ErrorReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    message: message.slice(0, LONGEST.message),
    path: path.slice(0, LONGEST.path),
    ...(stack !== undefined && { stack: stack.slice(0, LONGEST.stack) }),
    ...(build !== null && { build }),
  };
}
