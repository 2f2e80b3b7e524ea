import { fstatSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { readPage } from './read-page.ts';
import { readBytes } from './uploaded-file.ts';

/*
 * The process that reads an untrusted page, limited like that of a file. The page, HTML in UTF-8, is standard input. The
 * answer goes to descriptor 3 as JSON.
 */
const FILE = 0;
const ANSWER = 3;

const { size } = fstatSync(FILE);
const html = readBytes({ fd: FILE, size }, 0, size).toString('utf8');
writeFileSync(ANSWER, JSON.stringify(readPage(html)));
process.exit(0);
