import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './platform/config-error.ts';
import { readConfig } from './platform/config.ts';
import { environment } from './platform/environment.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Wrong for every setting but the few in {@link ownKinds}. */
const kinds = {
  'two lines': 'first\nsecond',
  'a control character': 'bell\u0007',
  'another script': 'ключ от школы',
  'too long': 'x'.repeat(3000),
  'two words': 'not a value',
  'an object': '{"a": 1}',
};

/** Wrong for every setting of one line. */
const lineKinds = {
  'two lines': 'first\nsecond',
  'a control character': 'bell\u0007',
  'an escape sequence': 'red\u001b[31m',
  'a tab': 'one\ttwo',
  'too long': 'x'.repeat(3000),
};

/** Settings that take almost any text have their own wrong values. */
const ownKinds: Readonly<Record<string, Record<string, string>>> = {
  DATA_DIR: {
    'a file': main,
    'a folder in a file': `${main}/data`,
    'two lines': 'first\nsecond',
    'a control character': 'bell\u0007',
    'too long': 'x'.repeat(3000),
  },
  BOOK_CATALOGUE: {
    'a folder': tmpdir(),
    'a missing file': `${main}.csv`,
    'two lines': 'first\nsecond',
    'a control character': 'bell\u0007',
    'too long': 'x'.repeat(3000),
  },
  OPERATOR_NAME: lineKinds,
  OPERATOR_ADDRESS: lineKinds,
  TRUST_PROXY: { ...kinds, 'too large a prefix': '10.0.0.0/33', 'an IPv6 prefix': '::1/129' },
  PORT: { ...kinds, negative: '-1', 'too large': '65536', 'a fraction': '30.5' },
  HOST: { ...kinds, 'an address with too large a part': '300.1.1.1', 'a URL': 'http://localhost' },
  ...Object.fromEntries(
    Object.keys(environment.shape)
      .filter((name) => /_(URL|BASE|ENDPOINT)$/.test(name))
      .map((name) => [name, { ...kinds, 'another protocol': 'gopher://host', 'no host': 'http://' }]),
  ),
};

/** Settings that others need beside them, so that the wrong one is what stops the start. */
const together: Readonly<Record<string, Record<string, string>>> = {
  STRIPE_TAX: { STRIPE_SECRET_KEY: 'sk_test_1' },
};

const cases = Object.keys(environment.shape).flatMap((name) =>
  Object.entries(ownKinds[name] ?? kinds).map(([kind, value]) => ({ name, kind, value })),
);

async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 50_000,
    killSignal: 'SIGKILL',
  });
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number | null, output, errors };
}

test('there are at least 200 invalid configurations, five of each setting', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  for (const name of Object.keys(environment.shape)) {
    expect(cases.filter((invalid) => invalid.name === name).length).toBeGreaterThanOrEqual(5);
  }
});

const sentence = /^[A-Z][^\n]*\.$/;

/** Files and folders are opened after the settings are read; main.test.ts tries some. */
const readCases = cases.filter(({ kind }) => !/file|folder/.test(kind));

test.each(readCases)('$name with $kind is rejected in one sentence', ({ name, value }) => {
  const read = () => readConfig({ ...together[name], [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
  expect(read).toThrow(name);
});

// A process takes a third of a second, so each setting has one, with its last kind of wrong value.
describe.concurrent('the process ends with exit code 1', () => {
  const last = new Map(cases.map((invalid) => [invalid.name, invalid]));
  test.each([...last.values()])('$name with $kind', async ({ name, value }) => {
    const { code, output, errors } = await start({ ...together[name], [name]: value });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors.trimEnd()).toMatch(sentence);
    expect(errors).toContain(name);
  });
});
