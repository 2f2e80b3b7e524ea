/** Ends the task, so that the browser can paint and respond before the application starts to do more. */
export function pause(): Promise<void> {
  // Safari has no scheduler.
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler) return globalThis.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
