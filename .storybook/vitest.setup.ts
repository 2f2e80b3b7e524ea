import { configure, getConfig } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { changedPictures, keepStill } from './story-pictures';

declare module 'vitest' {
  interface TestContext {
    /** The story that Storybook's plugin has run. */
    story?: { tags: readonly string[] };
  }
}

keepStill();

// A story may wait for a chunk that loads late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let isInEvent = false;
const isAlone = Symbol('never in another event');

/**
 * Storybook has React work off each event within `act`. An element that React removes or gives the focus meanwhile is an
 * event in an event, about which React complains.
 */
function keepEventsAlone() {
  const { eventWrapper } = getConfig();
  if (isAlone in eventWrapper) return;
  const alone: typeof eventWrapper = (event) => {
    if (isInEvent) return event();
    isInEvent = true;
    try {
      return eventWrapper(event);
    } finally {
      isInEvent = false;
    }
  };
  configure({ eventWrapper: Object.assign(alone, { [isAlone]: true }) });
}

let consoleErrors: string[] = [];
const report = console.error;

beforeEach(() => {
  keepEventsAlone();
  consoleErrors = [];
  console.error = (...words: unknown[]) => {
    consoleErrors.push(words.map(String).join(' '));
    report(...words);
  };
});

afterEach(async ({ task, story }) => {
  console.error = report;
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  expect(consoleErrors, 'console errors').toEqual([]);
  if (!story?.tags.includes('pictured')) return;
  const changes = await changedPictures(storyId);
  if (changes.length > 0) throw new Error(changes.join('\n'));
});
