import { configure } from 'storybook/test';
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

let consoleErrors: string[] = [];
const report = console.error;

beforeEach(() => {
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
