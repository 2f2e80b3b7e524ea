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
<p>Emails aren’t sent here. They appear below, newest first; reload to see new ones.</p>
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
