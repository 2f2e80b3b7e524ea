import { fstatSync, writeSync } from 'node:fs';
import process from 'node:process';
import { drawPages } from './draw-pages.ts';

/*
 * The process that draws an untrusted file; ../preview-maker.ts starts it and limits it. The file is standard input.
 * Descriptor 3 gets the length of a head, the head as JSON, and the pictures of the pages one after the other.
 */
const FILE = 0;
const OUTPUT = 3;

const { pages, total } = await drawPages({ fd: FILE, size: fstatSync(FILE).size });
const head = Buffer.from(
  JSON.stringify({
    total,
    pages: pages.map(({ width, height, text, picture }) => ({ width, height, text, size: picture.length })),
  }),
);
const length = Buffer.alloc(4);
length.writeUInt32BE(head.length);
for (const bytes of [length, head, ...pages.map(({ picture }) => picture)])
  for (let at = 0; at < bytes.length; ) at += writeSync(OUTPUT, bytes, at);
// What a parser still has to do no longer matters.
process.exit(0);
