import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The newest link of this kind that was mailed, out of the outbox of the running product. */
export async function mailedLink(page: Page, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    link = new RegExp(`https?://[^"\\s<]+${path}[^"\\s<]+`).exec(outbox)?.[0].replaceAll('&amp;', '&');
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
