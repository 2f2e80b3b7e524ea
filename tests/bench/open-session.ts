import type { BrowserContext } from 'playwright';
import { z } from 'zod';

const account = z.object({ data: z.object({ user: z.record(z.string(), z.unknown()) }) });

/** Signs a browser in without its pages. */
export async function openSession(
  context: BrowserContext,
  url: string,
  headers: { authorization: string },
): Promise<void> {
  const answer = await fetch(`${url}/api/me`, { headers });
  const { user } = account.parse(await answer.json()).data;
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  await context.addCookies([
    { name: 'lectern_token', value: headers.authorization.replace('Bearer ', ''), url },
    { name: 'lectern_user', value: encodeURIComponent(JSON.stringify({ user, expires })), url },
  ]);
}
