import { readFileSync, writeSync } from 'node:fs';
import type { PdfRequest } from '../request.ts';
import { compile } from './compile.ts';

const OUTPUT = 3;

/** Reads a request from standard input and writes the file to descriptor 3. */
const request: PdfRequest = JSON.parse(readFileSync(0, 'utf8'));
const file = compile(request);
for (let at = 0; at < file.length; ) at += writeSync(OUTPUT, file, at);
