import type { Dispatcher } from 'undici';

let queue: (() => void)[] = [];

function drain(): void {
  const due = queue;
  queue = [];
  for (const handle of due) handle();
}

function enqueue(handle: () => void): void {
  if (queue.push(handle) === 1) setImmediate(drain);
}

/**
 * Handles what all responses receive in one turn of the event loop after all of it is read. Reading and handling one response after
 * the other would replace the code in the processor's caches at each token.
 */
export function afterReading(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onResponseStart: (controller, status, headers, message) =>
      handler.onResponseStart?.(controller, status, headers, message),
    onResponseData: (controller, chunk) => enqueue(() => handler.onResponseData?.(controller, chunk)),
    onResponseEnd: (controller, trailers) => enqueue(() => handler.onResponseEnd?.(controller, trailers)),
    onResponseError: (controller, error) => enqueue(() => handler.onResponseError?.(controller, error)),
  };
}
