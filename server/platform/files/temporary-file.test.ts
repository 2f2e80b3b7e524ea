import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openTemporaryFile } from './temporary-file.ts';

const temporaryFiles = () => readdirSync(tmpdir()).filter((name) => /^lectern-[0-9a-f]{8}-/.test(name));

test('a temporary file stores data and has no name', async () => {
  const before = temporaryFiles();
  const handle = await openTemporaryFile();
  expect(temporaryFiles()).toEqual(before);
  await handle.write('a young willow');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(20), 0, 20, 0);
  expect(buffer.subarray(0, bytesRead).toString()).toBe('a young willow');
  await handle.close();
});
