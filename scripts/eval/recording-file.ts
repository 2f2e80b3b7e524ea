import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { callSchema, type Recording } from './calls.ts';

const recordingSchema = z.strictObject({
  model: z.string(),
  calls: z.record(z.string(), z.array(callSchema)),
});

/** Reads a recording: JSON, compressed by gzip. */
export async function readRecording(file: string | URL): Promise<Recording> {
  const bytes = await promisify(gunzip)(await readFile(file));
  return recordingSchema.parse(JSON.parse(bytes.toString('utf8')));
}

export async function writeRecording(file: string, recording: Recording): Promise<void> {
  await writeFile(file, await promisify(gzip)(JSON.stringify(recording), { level: 9 }));
}
