import process from 'node:process';
import type { FastifyInstance } from 'fastify';

/** Longer than any call but a stream, and streams are ended first. */
const LONGEST_STOP = 20_000;
/** One press of Ctrl-C reaches a process once from the terminal and again from npm. */
const SAME_WISH = 1_000;

/**
 * Ends the app at a signal, as gently as it can in {@link LONGEST_STOP}; who asks again after a
 * while ends it at once.
 */
export function stopOnSignals(app: FastifyInstance): void {
  let asked: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (asked !== undefined) {
      if (Date.now() - asked > SAME_WISH) process.exit(1);
      return;
    }
    asked = Date.now();
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
