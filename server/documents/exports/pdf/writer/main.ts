import { writeSync } from 'node:fs';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import type { PdfRequest } from '../request.ts';
import { compile } from './compile.ts';

const OUTPUT = 3;

/** Reads a request from standard input and writes the file to descriptor 3. */
const request: PdfRequest = JSON.parse(await text(process.stdin));
const file = compile(request);
for (let at = 0; at < file.length; ) at += writeSync(OUTPUT, file, at);
