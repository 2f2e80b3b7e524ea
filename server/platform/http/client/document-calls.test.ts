import { expect, test } from 'vitest';
import { callForDocument, oncePerDocument } from './document-calls.ts';

function countingRead() {
  const reads: string[] = [];
  const read = oncePerDocument(async (key) => {
    reads.push(key);
    return `${key} ${reads.length}`;
  });
  return { reads, read };
}

test('the calls for one document share what they read', async () => {
  const { reads, read } = countingRead();
  const document = {};
  const call = (key: string) => callForDocument(document, () => read(key));
  expect(await Promise.all([call('a'), call('a'), call('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  expect(await call('a')).toBe('a 1');
  expect(reads).toEqual(['a', 'b']);
});

test('calls for other documents, and for none, share nothing', async () => {
  const { reads, read } = countingRead();
  await Promise.all([callForDocument({}, () => read('a')), callForDocument({}, () => read('a'))]);
  await Promise.all([read('a'), read('a')]);
  expect(reads).toHaveLength(4);
});

test('a call after a failed one reads again', async () => {
  let reads = 0;
  const read = oncePerDocument(async () => {
    reads += 1;
    if (reads === 1) throw new Error('The connection was lost.');
    return 'read';
  });
  const document = {};
  await expect(callForDocument(document, () => read('a'))).rejects.toThrow('lost');
  expect(await callForDocument(document, () => read('a'))).toBe('read');
});
