import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { PictureArea } from '../tests/pictures/picture-command';

declare module 'vitest/browser' {
  interface BrowserCommands {
    picture: (storyId: string, theme: string, area: PictureArea, look: number) => Promise<string | null>;
  }
}

// Nothing moves in a picture, the caret does not blink, and a focus ring at the edge is seen.
const still = document.createElement('style');
still.textContent = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
body:has([data-story-frame]) { padding: 16px; }`;
document.head.append(still);

// What a story waits for may be a part that is fetched late, on a machine with other things to do.
configure({ asyncUtilTimeout: 10_000 });

let complaints: string[] = [];
const report = console.error;

beforeEach(() => {
  complaints = [];
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    report(...words);
  };
});

afterEach(async ({ task }) => {
  console.error = report;
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  expect(complaints, 'console errors').toEqual([]);
  const root = document.documentElement;
  const chosen = root.dataset.theme ?? 'light';
  const themes = chosen === 'light' ? ['light', 'dark'] : [chosen];
  await document.fonts.ready;
  const changes = await lookAt(storyId, themes);
  for (const theme of themes) {
    // The accessibility addon looks at the first theme; of the others only the colours are new.
    if (theme === chosen) continue;
    root.dataset.theme = theme;
    await painted();
    changes.push(...(await unreadable(theme)));
  }
  root.dataset.theme = chosen;
  if (changes.length > 0) throw new Error(changes.join('\n'));
});

const patience = 8000;

/**
 * Which of the story's pictures differ from their baselines, one sentence each. A story is looked at
 * again while it differs: a focus may return, a part or a layer be drawn, later than its test has ended.
 */
async function lookAt(storyId: string, themes: readonly string[]): Promise<string[]> {
  const end = performance.now() + patience;
  const [width, height] = [innerWidth, innerHeight];
  for (let look = 1; ; look += 1) {
    await makeRoom();
    const changes = await compare(storyId, themes, look);
    if (changes.length === 0 || (look > 1 && performance.now() > end)) return changes;
    await quiet();
    // A page as tall as its window would be taller at each look.
    await page.viewport(width, height);
    await drawAnew();
  }
}

async function compare(storyId: string, themes: readonly string[], look: number): Promise<string[]> {
  const area = pictured();
  const changes: string[] = [];
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await painted();
    const change = await commands.picture(storyId, theme, area, look);
    if (change) changes.push(change);
  }
  return changes;
}

const stillFrames = 10;
const mostFrames = 120;

/** For some frames nothing has changed in the page and the focus has stayed; a page that never rests is not waited for. */
async function quiet(): Promise<void> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0, rest = 0; rest < stillFrames && frame < mostFrames; frame += 1) {
    const focused = document.activeElement;
    changed = false;
    await painted();
    rest = changed || document.activeElement !== focused ? 0 : rest + 1;
  }
  observer.disconnect();
}

/** On a busy machine a layer may be left out after the page has grown, or a popup stand where it was first put: another size, and a layer more, mend it. */
async function drawAnew(): Promise<void> {
  const [width, height] = [innerWidth, innerHeight];
  document.body.style.opacity = '0.99';
  await page.viewport(width, height + 1);
  await painted();
  document.body.style.opacity = '';
  await page.viewport(width, height);
  await painted();
}

/** Text that does not stand out from its ground, one sentence each. */
async function unreadable(theme: string) {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ html, any }) => `In the ${theme} theme ${html.slice(0, 120)} is hard to read: ${any[0]?.message}`,
    ),
  );
}

/** Two frames on, what changed is on the screen. */
function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const margin = 16;

/** A tall story makes the page taller. */
async function makeRoom(): Promise<void> {
  const tall = Math.ceil(drawn().bottom + margin);
  if (tall <= innerHeight) return;
  await page.viewport(innerWidth, tall);
  await drawAnew();
}

/** All that the story drew, overlays and their shadows included. */
function pictured(): PictureArea {
  const box = drawn();
  const x = Math.max(0, Math.floor(box.left - margin));
  const y = Math.max(0, Math.floor(box.top - margin));
  return {
    x,
    y,
    width: Math.min(innerWidth, Math.ceil(box.right + margin)) - x,
    height: Math.min(innerHeight, Math.ceil(box.bottom + margin)) - y,
  };
}

function drawn() {
  const frame = document.querySelector('[data-story-frame]');
  const root = [...document.body.children].find((child) => child.contains(frame));
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => !root?.contains(element) || frame?.contains(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  if (boxes.length === 0) throw new Error('The story draws nothing to picture');
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
