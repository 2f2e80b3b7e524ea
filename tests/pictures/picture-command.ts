import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { difference } from './compare.ts';
import { packed } from './pack.ts';

/** The area of the page, in CSS pixels. */
export type PictureArea = { x: number; y: number; width: number; height: number };

const updating = process.env.PICTURES === 'update';
const off = process.env.PICTURES === 'off';
const seenFile = process.env.PICTURES_SEEN;
const failures = 'test-results/pictures';
const MAX_SHOTS = 6;

/** Says why a run compared no pictures, for the summary at its end. */
const notComparedFile = 'test-results/pictures-not-compared.txt';
rmSync(notComparedFile, { force: true });

function announceOnce(major: string) {
  if (existsSync(notComparedFile)) return;
  const words = `NO PICTURE WAS COMPARED: there are none for Chromium ${major}. Take them of a state you trust: npm run pictures:update -- --at main`;
  mkdirSync(dirname(notComparedFile), { recursive: true });
  writeFileSync(notComparedFile, words);
  console.warn(words);
}

/** Baselines per major version of the browser, because text rendering depends on it. */
export function baselineFolder(major: string) {
  return join('tests', 'pictures', `chromium-${major}`);
}

/**
 * Compares the page with the story's committed baseline and returns the difference. `PICTURES=update` writes the baseline
 * on the second attempt, when late parts are rendered; `PICTURES=off` compares nothing.
 */
export const picture: BrowserCommand<
  [storyId: string, theme: string, area: PictureArea, attempt: number]
> = async ({ iframe, page, context }, storyId, theme, area, attempt): Promise<string | null> => {
  if (off) return null;
  const major = context.browser()?.version().split('.')[0] ?? 'unknown';
  const folder = baselineFolder(major);
  if (!updating && !existsSync(folder)) {
    announceOnce(major);
    return null;
  }
  const [component = storyId, story = 'story'] = storyId.split('--');
  const file = join(component, `${story}.${theme}.png`);
  const baselinePath = join(folder, file);
  if (seenFile) appendFileSync(seenFile, `${baselinePath}\n`);

  const frame = await iframe.owner().boundingBox();
  const clip = { ...area, x: area.x + (frame?.x ?? 0), y: area.y + (frame?.y ?? 0) };
  const shoot = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });

  const baseline = existsSync(baselinePath) ? readFileSync(baselinePath) : null;
  let shot = await shoot();
  let verdict = baseline ? difference(shot, baseline) : { reason: 'it has no baseline' };
  // The page may still be changing: a difference counts only after two equal screenshots.
  for (let shots = 1; verdict && shots < MAX_SHOTS; shots += 1) {
    const again = await shoot();
    const settled = again.equals(shot);
    shot = again;
    if (settled) break;
    if (baseline) verdict = difference(shot, baseline);
  }

  const actualPath = join(failures, file);
  const differencePath = join(failures, file.replace(/\.png$/, '.difference.png'));
  if (verdict && updating && attempt > 1) {
    mkdirSync(dirname(baselinePath), { recursive: true });
    writeFileSync(baselinePath, packed(shot));
    verdict = null;
  }
  if (!verdict) {
    rmSync(actualPath, { force: true });
    rmSync(differencePath, { force: true });
    return null;
  }
  mkdirSync(dirname(actualPath), { recursive: true });
  writeFileSync(actualPath, shot);
  if ('picture' in verdict && verdict.picture) writeFileSync(differencePath, verdict.picture);
  return `The ${theme} picture of ${storyId} changed: ${verdict.reason}. See ${actualPath}; if the change is intended, run: npm run pictures:update`;
};
