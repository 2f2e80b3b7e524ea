import axe from 'axe-core';
import { commands, page } from 'vitest/browser';
import type { PictureArea } from '../tests/pictures/picture-command';

declare module 'vitest/browser' {
  interface BrowserCommands {
    picture: (storyId: string, theme: string, area: PictureArea, attempt: number) => Promise<string | null>;
  }
}

/**
 * Stops animations and the blinking caret, and leaves room for a focus ring at the edge. Hides AM and PM of a time field,
 * because the space before them comes from a font of the system.
 */
export function keepStill(): void {
  const still = document.createElement('style');
  still.textContent = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}
::-webkit-datetime-edit-ampm-field { visibility: hidden; }
body:has([data-story-frame]) { padding: 16px; }`;
  document.head.append(still);
}

/** Compares the story in light and dark, or in the one theme it is about. Answers one sentence per difference. */
export async function changedPictures(storyId: string): Promise<string[]> {
  const root = document.documentElement;
  const chosen = root.dataset.theme ?? 'light';
  const themes = chosen === 'light' ? ['light', 'dark'] : [chosen];
  await document.fonts.ready;
  const changes = await compareUntilEqual(storyId, themes);
  for (const theme of themes) {
    // Storybook's accessibility addon has checked the first theme; only colours differ in the others.
    if (theme === chosen) continue;
    root.dataset.theme = theme;
    await painted();
    changes.push(...(await lowContrasts(theme)));
  }
  root.dataset.theme = chosen;
  return changes;
}

const RETRY_FOR = 8000;

/** Repeats a comparison that fails: focus may return, or a lazy part be drawn, after the play function has ended. */
async function compareUntilEqual(storyId: string, themes: readonly string[]): Promise<string[]> {
  const deadline = performance.now() + RETRY_FOR;
  const [width, height] = [innerWidth, innerHeight];
  for (let attempt = 1; ; attempt += 1) {
    await growPage();
    const changes = await compare(storyId, themes, attempt);
    if (changes.length === 0 || (attempt > 1 && performance.now() > deadline)) return changes;
    await settled();
    // A page as tall as its window would grow with each attempt.
    await page.viewport(width, height);
    await redraw();
  }
}

async function compare(storyId: string, themes: readonly string[], attempt: number): Promise<string[]> {
  const area = storyArea();
  const changes: string[] = [];
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await painted();
    const change = await commands.picture(storyId, theme, area, attempt);
    if (change) changes.push(change);
  }
  return changes;
}

const QUIET_FRAMES = 10;
const MAX_FRAMES = 120;

/** Resolves when neither the document nor the focus has changed for some frames, or after two seconds. */
async function settled(): Promise<void> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0, quiet = 0; quiet < QUIET_FRAMES && frame < MAX_FRAMES; frame += 1) {
    const focused = document.activeElement;
    changed = false;
    await painted();
    quiet = changed || document.activeElement !== focused ? 0 : quiet + 1;
  }
  observer.disconnect();
}

/** Forces a new layout and layer: on a busy machine, Chromium may omit a layer or misplace a popup after a resize. */
async function redraw(): Promise<void> {
  const [width, height] = [innerWidth, innerHeight];
  document.body.style.opacity = '0.99';
  await page.viewport(width, height + 1);
  await painted();
  document.body.style.opacity = '';
  await page.viewport(width, height);
  await painted();
}

/** Text whose contrast is too low, one sentence each. */
async function lowContrasts(theme: string): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ html, any }) => `Low contrast in the ${theme} theme: ${html.slice(0, 120)}. ${any[0]?.message}`,
    ),
  );
}

/** Resolves after two frames, when the last change is on the screen. */
function painted(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const MARGIN = 16;

/** Makes the window as tall as the story. */
async function growPage(): Promise<void> {
  const height = Math.ceil(drawnBox().bottom + MARGIN);
  if (height <= innerHeight) return;
  await page.viewport(innerWidth, height);
  await redraw();
}

/** Everything that the story drew, including overlays and their shadows. */
function storyArea(): PictureArea {
  const box = drawnBox();
  const x = Math.max(0, Math.floor(box.left - MARGIN));
  const y = Math.max(0, Math.floor(box.top - MARGIN));
  return {
    x,
    y,
    width: Math.min(innerWidth, Math.ceil(box.right + MARGIN)) - x,
    height: Math.min(innerHeight, Math.ceil(box.bottom + MARGIN)) - y,
  };
}

function drawnBox() {
  const frame = document.querySelector('[data-story-frame]');
  const root = [...document.body.children].find((child) => child.contains(frame));
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => !root?.contains(element) || frame?.contains(element))
    // The MathML beside a formula is for screen readers; its size depends on the fonts of the system.
    .filter((element) => !(element instanceof MathMLElement))
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
