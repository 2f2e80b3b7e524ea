import { type CDPSession, chromium, type Page } from 'playwright';
import { ACCOUNT_PASSWORD } from '../support/account.ts';
import { chromiumLaunch } from '../support/browser.ts';

export type Scrolling = { frames: number; longest: number; longTasks: number; longestTask: number };

declare global {
  interface Window {
    /** Set while the bench watches: the times of frames, and the durations of long tasks. */
    watched?: { frames: number[]; tasks: number[] };
  }
}

const LONG = 120_000;

/** Starts to note every frame, and every task of over 50 ms. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted: NonNullable<Window['watched']> = { frames: [], tasks: [] };
    window.watched = noted;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.tasks.push(duration);
    }).observe({ type: 'longtask' });
    requestAnimationFrame(function note(time) {
      noted.frames.push(time);
      if (window.watched === noted) requestAnimationFrame(note);
    });
  });

async function watched(page: Page): Promise<Scrolling> {
  const { frames, tasks } = await page.evaluate(() => {
    const found = window.watched ?? { frames: [], tasks: [] };
    delete window.watched;
    return found;
  });
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  return {
    frames: Math.round(gaps.length / seconds),
    longest: Math.round(Math.max(...gaps)),
    longTasks: tasks.length,
    longestTask: Math.round(Math.max(0, ...tasks)),
  };
}

/** In the browser: scrolls to the end of the list until all documents are loaded; rejects if no more of them come. */
const scrollUntil = ({ documents, patience }: { documents: number; patience: number }) =>
  new Promise<void>((resolve, reject) => {
    let [loaded, since] = [0, performance.now()];
    requestAnimationFrame(function next(now) {
      // Most rows are not in the page; the last list says how many documents there are.
      const last = document.querySelector('main ul[data-first]:last-of-type')?.ariaLabel;
      const count = Number(last?.match(/\d+$/)?.[0] ?? 0);
      if (count >= documents) return resolve();
      if (count > loaded) [loaded, since] = [count, now];
      if (now - since > patience) {
        const said = document.querySelector('main [role="alert"]')?.textContent ?? 'no message';
        return reject(new Error(`The list ends at ${count} documents: ${said}.`));
      }
      scrollTo(0, document.body.scrollHeight);
      return requestAnimationFrame(next);
    });
  });

/** Scrolls as a finger does. Positive distances go down. */
const scroll = (session: CDPSession, distance: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -distance,
    speed: 3000,
    gestureSourceType: 'touch',
  });

/** Loads and scrolls the list of all documents of an account in Chromium, and returns to it from a document. */
export async function scrollLongList(url: string, email: string, documents: number) {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(`${url}/login?next=${encodeURIComponent('/teacher/search')}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(ACCOUNT_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Document 1', exact: true }).waitFor({ timeout: LONG });

    await watch(page);
    await page.evaluate(scrollUntil, { documents, patience: LONG });
    const loading = await watched(page);

    const places: [string, number][] = [
      ['the top', 0],
      ['the middle', 0.5],
      ['the end', 0.9],
    ];
    const scrolled: [string, Scrolling][] = [];
    for (const [place, part] of places) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part);
      await watch(page);
      await scroll(session, 15_000);
      await scroll(session, -6000);
      scrolled.push([place, await watched(page)]);
    }

    const parts = page.locator('main ul[data-first]');
    const part = parts.nth(Math.floor((await parts.count()) / 2));
    await part.evaluate((list) => list.scrollIntoView());
    const middle = part.locator('li:first-of-type h2 a');
    await middle.waitFor({ timeout: LONG });
    const before = await middle.boundingBox();
    await middle.click();
    await page.waitForURL('**/edit/**');
    await page.getByRole('region', { name: 'Document' }).waitFor({ timeout: LONG });
    await page.goBack();
    await middle.waitFor({ timeout: LONG });
    // The list settles when the first page has been read again.
    await page.waitForLoadState('networkidle');
    const after = await middle.boundingBox();
    return { loading, scrolled, moved: Math.round((after?.y ?? Infinity) - (before?.y ?? 0)) };
  } finally {
    await browser.close();
  }
}
