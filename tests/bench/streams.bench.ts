import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { restInTokens } from './lesson-answer.ts';
import { canMeter, meterProcess } from './process-meter.ts';
import type { Reading } from './stream-reader.ts';
import { bareNode, canPin, direct, lectern, pin, startUpstream, type Target } from './targets.ts';

const TOKENS_PER_SECOND = 50;
const TOKENS = Number(process.env['TOKENS'] ?? 500);
/** The tokens of a whole document; the others are not timed. */
const DOCUMENT = TOKENS + restInTokens(TOKENS).length;
const COUNTS = (process.env['STREAMS'] ?? '1,100,300').split(',').map(Number);
/** How many streams start per second, one after the other, as users do. */
const STARTS_PER_SECOND = 50;
/** Each figure is the median of its rounds, because a virtual machine stops for some 100 ms now and then. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Enough documents for V8 to have compiled the path of a token, as on a server that has run for a while. */
const WARM_UP = 300;

interface Row {
  name: string;
  streams: number;
  firstP50: number;
  firstP99: number;
  tokenP50: number;
  tokenP99: number;
  processorPerToken: number;
  memoryPerStream: number;
  lost: number;
}

async function readAll(target: Target, streams: number): Promise<Reading[]> {
  return Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await sleep((index * 1000) / STARTS_PER_SECOND);
      return target.read(index);
    }),
  );
}

async function measure(target: Target, streams: number): Promise<Row> {
  const pid = target.pid();
  const meter = pid === undefined ? undefined : meterProcess(pid);
  const readings = await readAll(target, streams);
  const used = meter?.();
  const delays = readings.flatMap((reading) => reading.delays).toSorted((a, b) => a - b);
  const firsts = readings.map(({ first }) => first).toSorted((a, b) => a - b);
  return {
    name: target.name,
    streams,
    firstP50: quantile(firsts, 0.5),
    firstP99: quantile(firsts, 0.99),
    tokenP50: quantile(delays, 0.5),
    tokenP99: quantile(delays, 0.99),
    processorPerToken: (used?.processor ?? Number.NaN) / (streams * DOCUMENT),
    memoryPerStream: (used?.memory ?? Number.NaN) / streams,
    lost: streams * TOKENS - delays.length,
  };
}

/** The median of each figure over the rounds. */
async function measureRounds(target: Target, streams: number): Promise<Row> {
  const rows: Row[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rows.push(await measure(target, streams));
  const median = (figure: (row: Row) => number) =>
    quantile(
      rows.map(figure).toSorted((a, b) => a - b),
      0.5,
    );
  return {
    name: target.name,
    streams,
    firstP50: median((row) => row.firstP50),
    firstP99: median((row) => row.firstP99),
    tokenP50: median((row) => row.tokenP50),
    tokenP99: median((row) => row.tokenP99),
    processorPerToken: median((row) => row.processorPerToken),
    memoryPerStream: median((row) => row.memoryPerStream),
    lost: rows.reduce((sum, { lost }) => sum + lost, 0),
  };
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Delays relative to the direct path. */
function added(row: Row, base: Row): string[] {
  const milliseconds = (value: number) => (value / 1000).toFixed(1);
  const whole = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
  return [
    row.name,
    String(row.streams),
    milliseconds(row.firstP50 - base.firstP50),
    milliseconds(row.firstP99 - base.firstP99),
    milliseconds(row.tokenP50 - base.tokenP50),
    milliseconds(row.tokenP99 - base.tokenP99),
    whole(row.processorPerToken),
    whole(row.memoryPerStream / 1024),
    String(row.lost),
  ];
}

const HEAD = [
  'Way',
  'Streams',
  'First p50, ms',
  'First p99, ms',
  'Token p50, ms',
  'Token p99, ms',
  'CPU µs per token',
  'KB per stream',
  'Lost',
];
const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

const binaries = findPostgres();
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
const upstream = await startUpstream(TOKENS, TOKENS_PER_SECOND);
pin(process.pid, '1');
console.log(
  [
    `${DOCUMENT} tokens per stream, ${TOKENS_PER_SECOND} per second, the first ${TOKENS} of them timed; delays are relative to the direct path.`,
    canPin ? 'The server has one core.' : 'The server shares all cores, because taskset is missing.',
    canMeter ? '' : 'CPU time and memory are measured on Linux only.',
  ].join(' '),
);
console.log();
line(HEAD);
line(HEAD.map(() => '---'));

const most = Math.max(...COUNTS) * ROUNDS + WARM_UP;
const base = direct(upstream);
const ways: (() => Promise<Target>)[] = [
  () => bareNode(upstream),
  ...(postgres ? [() => lectern(upstream, postgres.url, most)] : []),
  () => lectern(upstream, '', most),
];
const baseRows = new Map<number, Row>();
for (const streams of COUNTS) {
  const row = await measureRounds(base, streams);
  baseRows.set(streams, row);
  line([
    `direct (${(row.tokenP50 / 1000).toFixed(1)} / ${(row.tokenP99 / 1000).toFixed(1)} ms)`,
    ...added(row, row).slice(1),
  ]);
}
for (const open of ways) {
  const target = await open();
  await readAll(target, WARM_UP);
  for (const streams of COUNTS) {
    const row = await measureRounds(target, streams);
    const baseRow = baseRows.get(streams);
    if (baseRow) line(added(row, baseRow));
    if (row.lost > 0) process.exitCode = 1;
  }
  await target.close();
}
await upstream.close();
await postgres?.stop();
