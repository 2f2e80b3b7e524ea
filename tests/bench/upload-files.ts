import { openAsBlob } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';

/* Uploads files one after the other, in a process of its own so that the bench measures only the server. */

const task = z.object({
  url: z.string(),
  files: z.array(z.object({ path: z.string(), name: z.string(), authorization: z.string() })),
});
const { url, files } = task.parse(JSON.parse(process.argv[2] ?? ''));

for (const { path, name, authorization } of files) {
  const form = new FormData();
  form.set('file', await openAsBlob(path), name);
  const begun = performance.now();
  const answer = await fetch(`${url}/api/sources`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const body = await answer.text();
  console.log(JSON.stringify({ path, status: answer.status, milliseconds: performance.now() - begun, body }));
}
