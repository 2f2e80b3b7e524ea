import { describe, expect, test } from 'vitest';
import type { GenerationEvent } from '../../../generated/schemas/index.ts';
import { LiveRun } from './live-run.ts';

interface Options {
  flushInterval?: number;
  derived?: Record<string, unknown>;
}

/** Starts a run with a subscriber; it writes the sections b and c of a, b and c. */
function startRun({ flushInterval = 0, derived = {} }: Options = {}) {
  const received: string[] = [];
  const soon: boolean[] = [];
  const run = new LiveRun(
    {
      runId: 'run',
      generationId: 'generation',
      userId: 'user',
      written: { a: 'Done.' },
      sections: [
        { key: 'a', state: 'finished' },
        { key: 'b', state: 'waiting' },
        { key: 'c', state: 'waiting' },
      ],
      lastEvent: 7,
      keys: ['b', 'c'],
    },
    {
      accept(key, value) {
        if (value === 'wrong') throw new Error(`${key} is wrong`);
        return typeof value === 'string' ? value.trim() : value;
      },
      isDerived: (key) => key in derived,
      derive: (key, finished) => `${String(derived[key])} after ${Object.keys(finished).join(' and ')}`,
      flushInterval: () => flushInterval,
      changed: (_, now) => soon.push(now),
    },
  );
  run.log.subscribe({
    send: (frame) => received.push(describeEvent(JSON.parse(frame.slice(frame.indexOf('data: ') + 6)))),
    end: () => received.push('ended'),
  });
  return { run, received, soon };
}

function describeEvent(event: GenerationEvent): string {
  if (event.type === 'section') return `${event.section} ${event.state}`;
  return event.type === 'patch'
    ? event.patches
        .map(({ op, path, value }) => `${op} ${path.join('.')} ${JSON.stringify(value)}`)
        .join(', ')
    : event.type;
}

describe('adjusting a finished section', () => {
  test('shows it as being written, but stores it as finished with its first text', () => {
    const { run, received } = startRun();
    run.text('{"b":"One","c":"Two"}');
    run.announce(run.unannounced);
    received.length = 0;
    run.beginAdjusting(['b']);
    expect(received).toEqual(['b writing']);
    expect(run.sectionsToPersist.map(({ state }) => state)).toEqual(['finished', 'finished', 'finished']);
    expect(run.result).toMatchObject({ b: 'One' });
    run.endAdjusting(['b']);
    expect(received).toEqual(['b writing', 'b finished']);
  });

  test('announces a replaced section only after its checkpoint', () => {
    const { run, received } = startRun();
    run.text('{"b":"One","c":"Two"}');
    run.announce(run.unannounced);
    run.beginAdjusting(['b']);
    run.replace({ b: 'New' });
    run.endAdjusting(['b']);
    expect(run.result).toMatchObject({ b: 'New' });
    expect(received.at(-1)).not.toBe('b finished');
    run.announce(run.unannounced);
    expect(received.at(-1)).toBe('b finished');
  });
});

describe('a live run', () => {
  test('emits patches numbered from the last event of the document', () => {
    const { run, received } = startRun();
    run.text('{"b":"On');
    run.text('e","c":["Tw');
    expect(received).toEqual([
      'b writing',
      'set b "On"',
      'append b "e"',
      'c writing',
      'set c [], set c.0 "Tw"',
    ]);
    expect(run.log.last).toBe(12);
    expect(run.result).toEqual({ a: 'Done.', b: 'One', c: ['Tw'] });
  });

  test('announces a finished section only after a checkpoint', () => {
    const { run, received, soon } = startRun();
    run.text('{"b":"One","c":"Tw');
    expect(received).not.toContain('b finished');
    expect(soon).toContain(true);
    expect(run.sectionsToPersist).toContainEqual({ key: 'b', state: 'finished' });
    expect(run.sections).toContainEqual({ key: 'b', state: 'writing' });
    run.announce(run.unannounced);
    expect(received.at(-1)).toBe('b finished');
    expect(run.sections).toContainEqual({ key: 'b', state: 'finished' });
  });

  test('batches patches within the flush interval and flushes at the end of a section', () => {
    const { run, received } = startRun({ flushInterval: 60_000 });
    run.text('{"b":"1');
    for (const chunk of ['2', '3', '4']) run.text(chunk);
    expect(received).toEqual(['b writing', 'set b "1"']);
    run.text('5",');
    expect(received.at(-1)).toBe('append b "2345"');
  });

  test('derives a section once the sections before it are finished', () => {
    const { run, received } = startRun({ derived: { c: 'Key' } });
    run.deriveNext();
    expect(run.wanted).toEqual(['b']);
    run.text('{"c":"from the model","b":"One"}');
    expect(run.result).toEqual({ a: 'Done.', b: 'One', c: 'Key after a and b' });
    expect(received).toContain('c writing');
    expect(run.missing).toEqual([]);
  });

  test('emits a value again if parsing has changed it', () => {
    const { run, received } = startRun();
    run.text('{"b":" One "}');
    expect(received.at(-1)).toMatch(/set b "One"$/);
    expect(run.result['b']).toBe('One');
  });

  test('discards an invalid section and rewrites it', () => {
    const { run } = startRun();
    expect(() => run.text('{"b":"wrong"}')).toThrow('b is wrong');
    expect(run.result).toEqual({ a: 'Done.' });
    run.beginResponse(10);
    run.text('{"b":"right","c":"too"}');
    expect(run.result).toEqual({ a: 'Done.', b: 'right', c: 'too' });
  });

  test('marks an unfinished section as partial when it closes', () => {
    const { run } = startRun();
    run.text('{"b":"One","c":"Tw');
    run.close();
    expect(run.sections.map(({ state }) => state)).toEqual(['finished', 'finished', 'partial']);
  });

  test('returns a batch that could not be stored in front of later events', () => {
    const { run } = startRun();
    run.text('{"b":"On');
    const lost = run.log.takeBatch();
    run.text('e');
    if (lost) run.log.returnBatch(lost);
    expect(run.log.takeBatch()).toEqual({
      firstEvent: 8,
      lastEvent: 10,
      events: [
        { type: 'section', section: 'b', state: 'writing' },
        { type: 'patch', patches: [{ op: 'set', path: ['b'], value: 'One' }], used: expect.any(Number) },
      ],
    });
    expect(run.log.takeBatch()).toBeNull();
  });
});
