import { createEvent, createStore, sample } from 'effector';
import { type ErrorReport, reportErrorFx } from '@/shared/api/reports';

export type UnexpectedError = { error: unknown; path: string; build: string | null };

/** The page caught an error that no code handles. */
export const unexpectedErrorCaught = createEvent<UnexpectedError>();

/** An error in a loop must not flood the log: a page reports this many different errors. */
const MAX_REPORTS = 5;
const MAX_LENGTH = { message: 1000, stack: 8000, path: 1000 };

const $reported = createStore<readonly string[]>([], { name: 'reportedErrors' });

const reportAccepted = sample({
  clock: unexpectedErrorCaught.map(toReport),
  source: $reported,
  filter: (reported, { message }) => reported.length < MAX_REPORTS && !reported.includes(message),
  fn: (_, report) => report,
});

$reported.on(reportAccepted, (reported, { message }) => [...reported, message]);

sample({ clock: reportAccepted, fn: (errorReport) => ({ errorReport }), target: reportErrorFx });

function toReport({ error, path, build }: UnexpectedError): ErrorReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    message: message.slice(0, MAX_LENGTH.message),
    path: path.slice(0, MAX_LENGTH.path),
    ...(stack !== undefined && { stack: stack.slice(0, MAX_LENGTH.stack) }),
    ...(build !== null && { build }),
  };
}
