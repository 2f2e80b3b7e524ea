import process from 'node:process';
import type { FastifyInstance } from 'fastify';

/** Milliseconds; longer than any call except streams, which are closed first. */
const STOP_TIMEOUT = 20_000;
/** Ctrl-C reaches the process twice: from the terminal and from npm. */
const REPEAT_WINDOW = 1_000;

/**
 * Closes the app at a signal, within {@link STOP_TIMEOUT}. A second signal after a second exits at
 * once.
 */
export function stopOnSignals(app: FastifyInstance): void {
  let signalledAt: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (signalledAt !== undefined) {
      if (Date.now() - signalledAt > REPEAT_WINDOW) process.exit(1);
      return;
    }
    signalledAt = Date.now();
    app.log.info({ signal }, 'Stopping');
    setTimeout(() => {
      app.log.error('Stopping took too long');
      process.exit(1);
    }, STOP_TIMEOUT).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
