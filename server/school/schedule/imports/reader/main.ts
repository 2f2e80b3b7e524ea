import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import type { ReaderInput } from '../read-in-process.ts';
import { readCalendar } from './read-calendar.ts';

/*
 * The process that reads an untrusted calendar; ../read-in-process.ts starts it and limits it. What it needs is standard input:
 * a line of JSON, then the file. The answer, what was found or null, goes to descriptor 3.
 */
const ANSWER = 3;

const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const { schoolZone, horizon } = JSON.parse(input.toString('utf8', 0, end)) as ReaderInput;
writeFileSync(ANSWER, JSON.stringify(readCalendar(input.subarray(end + 1), schoolZone, horizon)));
process.exit(0);
