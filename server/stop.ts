import process from 'node:process';
import type { FastifyInstance } from 'fastify';

/** Longer than any call but a stream, and streams are ended first. */
const LONGEST_STOP = 20_000;

/** Ends the app at the first signal, as gently as it can in {@link LONGEST_STOP}; a second signal ends it at once. */
export function stopOnSignals(app: FastifyInstance): void {
  const stop = (signal: NodeJS.Signals) => {
    for (const name of signals) process.once(name, () => process.exit(1));
    app.log.info({ signal }, 'Stopping');
    setTimeout(() => {
      app.log.error('Stopping took too long');
      process.exit(1);
    }, LONGEST_STOP).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const name of signals) process.once(name, stop);
}
