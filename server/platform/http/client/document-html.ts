import { escapeHtml } from '../html.ts';
import type { EmbeddedAnswer, RenderedPage } from './built-client.ts';

const ENTRY = /<script type="module"[^>]*><\/script>/;

const NOTICE =
  '<noscript>You can read this page without JavaScript. To search, change or save anything, switch it on and reload the page.</noscript>';

/**
 * The document with the first view of a page, in two parts: pending answers come between them. The
 * entry requests the scripts after the first paint.
 */
export function withFirstView(document: string, page: RenderedPage): { start: string; end: string } {
  const rendered = document
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)} · Lectern</title>`)
    .replace(/<noscript>.*<\/noscript>/s, '')
    .replace('<div id="root"></div>', () => `${NOTICE}<div id="root">${page.html}</div>`);
  const data = [
    `<script type="application/json" id="first-view">${inScript(JSON.stringify(page.view))}</script>`,
    ...page.answers.map(answerBlock),
  ].join('');
  const [start = '', end = ''] = rendered.split('</body>');
  if (page.pending.length === 0) return { start: `${start}${data}`, end: `</body>${end}` };
  // A module is deferred until the document ends, so the entry moves behind the view and starts at once.
  const [entry = ''] = ENTRY.exec(start) ?? [];
  const pending = inScript(JSON.stringify(page.pending.map(({ url }) => url)));
  return {
    start: `${start.replace(ENTRY, '')}${data}<script type="application/json" id="pending-answers">${pending}</script>${entry.replace('<script', '<script async')}`,
    end: `</body>${end}`,
  };
}

/** An API answer in the document, so that the page need not request it. */
const answerBlock = (answer: EmbeddedAnswer) => block('answer', answer);

/** An answer that came after the view was rendered. The comment tells the browser that it is complete. */
export const pendingAnswerBlock = (answer: EmbeddedAnswer) => `${block('pending-answer', answer)}<!---->`;

function block(kind: string, { url, status, text, retryAfter }: EmbeddedAnswer): string {
  const wait = retryAfter === undefined ? '' : ` data-retry-after="${escapeHtml(retryAfter)}"`;
  return `<script type="application/json" data-${kind}="${escapeHtml(url)}" data-status="${status}"${wait}>${inScript(text)}</script>`;
}

const inScript = (json: string) => json.replaceAll('<', '\\u003c');
