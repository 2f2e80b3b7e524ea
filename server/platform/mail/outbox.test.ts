import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestApp, testConfig } from '../../testing.ts';
import { readConfig } from '../config.ts';
import { readOutbox, writeToOutbox } from './outbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-outbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const { app, openApp } = await openTestApp({ config: { ...testConfig, dataDir, outbox: true } });

const mail = (subject: string, text = 'Hello') => ({ to: 'ada@school.test', subject, text, html: '' });

describe('the outbox', () => {
  test('shows that there are no emails', async () => {
    const answer = await app.inject('/outbox');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('No emails yet.');
  });

  test('shows the newest email first, with links and escaped text', async () => {
    await writeToOutbox(dataDir, mail('First'));
    await writeToOutbox(
      dataDir,
      mail('<script>alert(1)</script>', 'Go to https://a.test/"onclick="x?a=1&b=2 now <b>'),
    );
    writeFileSync(join(dataDir, 'outbox', '.half-written.json'), '{');
    const [newest, oldest] = await readOutbox(dataDir);
    expect([newest?.subject, oldest?.subject]).toEqual(['<script>alert(1)</script>', 'First']);

    const { body, headers } = await app.inject('/outbox');
    expect(body).toContain('<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
    expect(body).toContain('<a href="https://a.test/&quot;onclick=&quot;x?a=1&amp;b=2">');
    expect(body).toContain(' now &lt;b&gt;');
    expect(body).not.toMatch(/<style|style=|<script/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect((await app.inject('/outbox.css')).headers['content-type']).toContain('text/css');
  });
});

describe('access to the outbox', () => {
  test('is open if the configuration says so, which the settings show', async () => {
    expect((await app.inject('/api/settings')).json()).toMatchObject({ outbox: true });
  });

  test.each([
    ['without demo mode', { DEMO: 'off' }],
    ['if emails are sent', { DEMO: 'on', SMTP_URL: 'smtp://localhost' }],
  ])('is closed %s', async (_, settings) => {
    const { outbox } = readConfig(settings);
    const other = await openApp({ config: { ...testConfig, dataDir, outbox } });
    expect((await other.inject('/outbox')).statusCode).toBe(404);
    expect((await other.inject('/api/settings')).json()).toMatchObject({ outbox: false });
    await other.close();
  });
});
