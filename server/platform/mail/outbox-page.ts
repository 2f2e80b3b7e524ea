import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './html.ts';
import { readOutbox, type StoredMail } from './outbox.ts';

/**
 * Shows the mails that were kept instead of sent. Only for a demonstration: whoever opens the page
 * reads everybody's mail.
 */
export function outboxPage(app: FastifyInstance, dataDir: string): void {
  app.get('/outbox', async (_, reply) => {
    const page = pageOf(await readOutbox(dataDir));
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
  // A file of its own, because the security policy allows no style in the page.
  app.get('/outbox.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid; border-radius: .5rem; padding: 1.25rem; margin: 1.25rem 0 }
h2 { font-size: 1.125rem; margin: 0 0 .25rem }
.meta { opacity: .8; margin: 0 0 1rem }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
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
<main>
<h1>Outbox</h1>
<p>No mail server is set up, so mails are kept here, the newest first. Reload to see new ones.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(articleOf).join('\n')}
</main>
</body>
</html>
`;

const articleOf = ({ subject, to, sent_at: sentAt, text }: StoredMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 16).replace('T', ' '))} UTC</time></p>
<div class="text">${linkedText(text.trim())}</div>
</article>`;

/** The text with its addresses as links; everything is escaped piece by piece. */
function linkedText(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece),
    )
    .join('');
}
