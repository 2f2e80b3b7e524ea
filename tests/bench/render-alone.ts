import type { BuiltClient } from '../../server/platform/http/client/built-client.ts';
import { rememberCalls } from './remembered-calls.ts';

/**
 * Returns a function that renders a page of the server at `url` so many times in this process, with its calls answered from
 * memory, and resolves to the CPU time per document, in ms.
 */
export function renderAlone(
  { renderPage }: BuiltClient,
  url: string,
  headersOf: (path: string) => Record<string, string>,
) {
  const calls = new Map<string, ReturnType<typeof rememberCalls>>();
  return async (path: string, times: number): Promise<number> => {
    const { cookie: cookies = '', ...address } = headersOf(path);
    const call = calls.get(path) ?? rememberCalls(url, address);
    calls.set(path, call);
    const begun = process.cpuUsage();
    for (let time = 0; time < times; time += 1) {
      const rendered = await renderPage({ url: path, origin: url, cookies, locale: 'en-GB', call });
      if (rendered.kind !== 'page' || rendered.path !== path) throw new Error(`${path} was not rendered.`);
    }
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000 / times;
  };
}
