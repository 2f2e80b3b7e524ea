import type { BrowserContext, Page } from 'playwright';

const SLOWDOWN = 4;
const EDITS = 20;

export interface GradebookMeasures {
  nodes: number;
  /** Frames that were painted without the entry; 0 if it is in the next one. */
  frames: number;
  /** From the key to the frame with the entry, in milliseconds: the median and the longest of the edits. */
  median: number;
  longest: number;
}

/** Opens a gradebook at 1440 x 900, and types scores down its first column on a processor that is slowed down four times. */
export async function measureGradebook(context: BrowserContext, url: string): Promise<GradebookMeasures> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await page.locator('[data-place="0:0"]').click();
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const edits: Edit[] = [];
  for (let row = 0; row < EDITS; row += 1) edits.push(await typeScore(page, row));
  await page.close();
  const taken = edits.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return {
    nodes,
    frames: Math.max(...edits.map(({ frames }) => frames)),
    median: taken[Math.floor(EDITS / 2)] ?? Number.NaN,
    longest: taken.at(-1) ?? Number.NaN,
  };
}

type Edit = { frames: number; milliseconds: number };

declare global {
  var measuredEdit: Promise<Edit> | undefined;
}

async function typeScore(page: Page, row: number): Promise<Edit> {
  const text = `${(row % 9) + 0.25}`;
  await page.evaluate(
    ({ place, shown }) => {
      globalThis.measuredEdit = new Promise((resolve) => {
        const begin = ({ key, timeStamp }: KeyboardEvent) => {
          if (key !== 'Enter') return;
          removeEventListener('keydown', begin, true);
          let frames = 0;
          const look = () => {
            if ((document.querySelector(place)?.textContent ?? '').includes(shown))
              resolve({ frames, milliseconds: performance.now() - timeStamp });
            else {
              frames += 1;
              requestAnimationFrame(look);
            }
          };
          requestAnimationFrame(look);
        };
        addEventListener('keydown', begin, true);
      });
    },
    { place: `[data-place="${row}:0"]`, shown: text },
  );
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  return page.evaluate(() => globalThis.measuredEdit ?? Promise.reject(new Error('No edit was measured.')));
}
