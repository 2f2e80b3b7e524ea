import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** The newest link to this path that was mailed to this address, from the product's outbox. */
export async function mailedTo(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await request.get('/outbox')).text();
    const mails = outbox.split('<article>').filter((mail) => mail.includes(`To ${email},`));
    link = mails
      .map((mail) => new RegExp(`href="(https?://[^"\\s<]+${path}[^"\\s<]+)"`).exec(mail)?.[1])
      .find((found) => found !== undefined);
    expect(link).toBeDefined();
  }).toPass();
  return (link ?? '').replaceAll('&amp;', '&');
}
