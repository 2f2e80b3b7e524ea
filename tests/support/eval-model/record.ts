import { fileURLToPath } from 'node:url';
import { observed } from '../../../scripts/eval/calls.ts';
import { evaluate } from '../../../scripts/eval/evaluate.ts';
import { writeRecording } from '../../../scripts/eval/recording-file.ts';
import { chooseRequests, readRequests } from '../../../scripts/eval/requests.ts';
import { reportTable } from '../../../scripts/eval/table.ts';
import { openAiCompatibleEngine } from '../../../server/engine/providers/openai-compatible.ts';
import { openEmbedded } from '../../../server/platform/database/client.ts';
import { startModelServer } from '../model-server.ts';
import { writers } from './writers.ts';

// Records the answers of every writer to one pair of requests per template: `node tests/support/eval-model/record.ts`.
const requests = chooseRequests(readRequests(), { limit: 6 });
const connection = await openEmbedded({});
await connection.migrate();
for (const writer of writers) {
  const server = await startModelServer(writer);
  const engine = observed(
    openAiCompatibleEngine({ baseUrl: server.url, apiKey: undefined, model: writer.name }),
  );
  const { report, documents } = await evaluate({ db: connection.db, engine, requests, concurrency: 6 });
  const calls = Object.fromEntries(documents.map((document) => [document.request.id, document.calls]));
  const file = new URL(`../../../scripts/eval/recordings/${writer.name}.json.gz`, import.meta.url);
  await writeRecording(fileURLToPath(file), { model: writer.name, calls });
  await server.close();
  console.log(`${writer.name}\n${reportTable(report)}\n`);
  for (const { id, open_checks } of report.documents) console.log(id, open_checks.join(', '));
}
await connection.close();
