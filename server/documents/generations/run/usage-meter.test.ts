import { expect, test } from 'vitest';
import { UsageMeter } from './usage-meter.ts';

function writtenWith(input: number, output: number): UsageMeter {
  const meter = new UsageMeter();
  meter.begin(0);
  meter.reported({ input, output });
  return meter;
}

test('an automatic rewrite is counted as far as the reservation allows', () => {
  const meter = writtenWith(100, 400);
  meter.add({ input: 100, output: 300 }, { input: 150, output: 500 });
  expect(meter.used).toEqual({ input: 150, output: 500 });
  expect(meter.usedForWriting).toEqual({ input: 100, output: 400 });
});

test('a rewrite within the reservation is counted in full', () => {
  const meter = writtenWith(100, 400);
  meter.add({ input: 20, output: 30 }, { input: 150, output: 500 });
  meter.add({ input: 20, output: 30 }, { input: 150, output: 500 });
  expect(meter.used).toEqual({ input: 140, output: 460 });
});

test('a document that used more than its reservation is charged nothing for the rewrite', () => {
  const meter = writtenWith(100, 700);
  meter.add({ input: 100, output: 300 }, { input: 250, output: 500 });
  expect(meter.used).toEqual({ input: 100, output: 700 });
});
