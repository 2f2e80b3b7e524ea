import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/html.ts';
import { readOutbox, type StoredMail } from './outbox.ts';

/** Shows the emails that were stored instead of sent. For demo mode only: anyone can read them. */
export function outboxPage(app: FastifyInstance, dataDir: string): void {
  app.get('/outbox', async (_, reply) => {
    const page = pageOf(await readOutbox(dataDir));
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
  // A separate file, because the security policy forbids inline styles.
  app.get('/outbox.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
}

/** The colours and sizes of the client's theme, which this page cannot import. */
const style = `
:root {
  color-scheme: light dark;
  --desk: light-dark(oklch(0.962 0.0105 78), oklch(0.195 0.022 268));
  --sheet: light-dark(oklch(0.9925 0.0045 82), oklch(0.233 0.025 268));
  --ink: light-dark(oklch(0.255 0.048 268), oklch(0.935 0.012 86));
  --ink-2: light-dark(oklch(0.425 0.04 268), oklch(0.795 0.015 86));
  --line: light-dark(oklch(0.893 0.015 78), oklch(0.305 0.026 268));
  --margin: light-dark(oklch(0.79 0.064 262), oklch(0.435 0.08 266));
  --link: light-dark(oklch(0.415 0.164 267), oklch(0.82 0.0896 272));
  --display: Literata, Georgia, serif;
  font: 1rem/1.5 "Atkinson Hyperlegible Next", system-ui, sans-serif;
  background: var(--desk);
  color: var(--ink);
}
body { margin: 0 }
header { display: flex; align-items: center; gap: .75rem; padding: .75rem 1.5rem; border-block-end: 1px solid var(--margin); font: 600 1.3125rem var(--display) }
header img { width: 1.75rem; height: 1.75rem }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font: 500 2.5rem/1.2 var(--display); letter-spacing: -.02em }
.lead { margin: .25rem 0 2rem; font: 1.125rem/1.5 var(--display); color: var(--ink-2) }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 2px 12px 12px 2px; padding: 1.25rem 1.5rem; margin: 1.25rem 0 }
h2 { font: 550 1.3125rem/1.4 var(--display); margin: 0 }
.meta { color: var(--ink-2); font-size: .875rem; margin: 0 0 1rem; overflow-wrap: anywhere }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
a { color: var(--link); text-underline-offset: 3px }
a:focus-visible { outline: 2px solid; outline-offset: 2px }
`;

const pageOf = (mails: StoredMail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox · Lectern</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<header><img src="/favicon.svg" alt="">Lectern</header>
<main>
<h1>Outbox</h1>
<p class="lead">Emails aren’t sent here. They appear below, newest first; reload to see new ones.</p>
${mails.length === 0 ? '<p>No emails yet.</p>' : mails.map(articleOf).join('\n')}
</main>
</body>
</html>
`;

const articleOf = ({ subject, to, sent_at: sentAt, text }: StoredMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 16).replace('T', ' '))} UTC</time></p>
<div class="text">${linkedText(text.trim())}</div>
</article>`;

/** The text with its URLs as links; each piece is escaped. */
function linkedText(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece),
    )
    .join('');
}
