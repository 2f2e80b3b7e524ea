import * as styles from './not-stored-page.css';
import type { StoredPage } from './stored-pages';

/** The style sheet of this page, which the build puts beside the worker. */
export const STYLES = '/service-worker.css';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const linkTo = ({ href, heading, title }: StoredPage) =>
  `<li><a class="${styles.link}" href="${href.replaceAll('"', '%22').replaceAll('&', '&amp;')}">${heading}</a>${
    title === heading ? '' : ` <span class="${styles.kind}">${title}</span>`
  }</li>`;

/** Says that a page cannot be shown without a network, and links to those that can. */
export function notStoredPage(pages: readonly StoredPage[]): Response {
  const list =
    pages.length === 0
      ? `<p class="${styles.text}">No page is kept in this browser yet. Pages that you open from now on will be.</p>`
      : `<h2 class="${styles.heading}">Pages that you can open now</h2><ul class="${styles.list}">${pages.map(linkTo).join('')}</ul>`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>You’re offline · Lectern</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body>
<main class="${styles.page}">
<p><a class="${styles.brand}" href="/students">Lectern</a></p>
<div class="${styles.sheet}">
<h1 class="${styles.title}">You’re offline</h1>
<p class="${styles.text}">This page hasn’t been opened in this browser, so it can’t be shown without a connection. What you have typed on other pages is still there.</p>
<p><a class="${styles.action}" href="">Try again</a></p>
${list}
</div>
</main>
</body>
</html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return new Response(html, { status: 503, headers });
}
