import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { observed } from '../../../scripts/eval/calls.ts';
import { evaluate } from '../../../scripts/eval/evaluate.ts';
import { writeRecording } from '../../../scripts/eval/recording-file.ts';
import { chooseRequests, readRequests } from '../../../scripts/eval/requests.ts';
import { reportTable } from '../../../scripts/eval/table.ts';
import { acceptsEverything, type Engine } from '../../../server/engine/port/engine.ts';
import { openEmbedded } from '../../../server/platform/database/client.ts';
import { type Writer, writers } from './writers.ts';

const CHUNK = 40;

function engineOf({ name, write, thinksFor, charactersPerSecond }: Writer): Engine {
  return {
    name,
    kind: 'model',
    ...acceptsEverything,
    async write(request, listener, signal) {
      const text = JSON.stringify(write(request));
      await sleep(thinksFor, undefined, { signal });
      for (let at = 0; at < text.length; at += CHUNK) {
        listener.text(text.slice(at, at + CHUNK));
        await sleep((CHUNK * 1000) / charactersPerSecond, undefined, { signal });
      }
    },
  };
}

// Records the answers of every writer to one pair of requests per template: `node tests/support/eval-model/record.ts`.
const requests = chooseRequests(readRequests(), { limit: 6 });
const connection = await openEmbedded({});
await connection.migrate();
for (const writer of writers) {
  const engine = observed(engineOf(writer));
  const { report, documents } = await evaluate({ db: connection.db, engine, requests, concurrency: 6 });
  const calls = Object.fromEntries(documents.map((document) => [document.request.id, document.calls]));
  const file = new URL(`../../../scripts/eval/recordings/${writer.name}.json.gz`, import.meta.url);
  await writeRecording(fileURLToPath(file), { model: writer.name, calls });
  console.log(`${writer.name}\n${reportTable(report)}\n`);
  for (const { id, open_checks } of report.documents) console.log(id, open_checks.join(', '));
}
await connection.close();
