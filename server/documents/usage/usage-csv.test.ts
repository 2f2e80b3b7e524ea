import { describe, expect, test } from 'vitest';
import { template } from '../../../tests/support/templates.ts';
import { openTestApp } from '../../testing.ts';
import { insertRun, november } from './testing.ts';

const { app, db, signIn } = await openTestApp();

describe('the CSV file', () => {
  test('has every run in the user’s time zone, with formulas escaped', async () => {
    const teacher = await signIn({ tokens: 1000 });
    await insertRun(db, teacher.id, {
      at: '2026-11-02T23:30:00Z',
      title: '=HYPERLINK("http://evil.test","Click")',
    });
    await insertRun(db, teacher.id, {
      at: '2026-11-02T22:30:00Z',
      title: 'Rain, snow\nand "hail"',
      estimated: 100,
      used: 130,
    });
    for (const title of ['+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
      await insertRun(db, teacher.id, { at: '2026-11-02T21:00:00Z', title });
    }
    const answer = await app.inject({
      url: `/api/usage/export?${november}&time_zone=Europe/Berlin`,
      headers: teacher.headers,
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="Usage 2026-11-01 to 2026-11-30.csv"'),
    });
    const [head, first, second, ...others] = answer.body.split('\r\n');
    expect(head).toBe('\uFEFF"When","Document","Template","Run","Estimate","Used","Refunded"');
    expect(first).toBe(
      `"2026-11-03 00:30","'=HYPERLINK(""http://evil.test"",""Click"")","${template.title}","Written",100,90,10`,
    );
    expect(second).toBe(
      `"2026-11-02 23:30","Rain, snow\nand ""hail""","${template.title}","Written",100,130,0`,
    );
    expect(others.join('\r\n')).not.toMatch(/(^|,|\n)"?[=+\-@\t\r]/);
    expect(others.join('\r\n')).toContain(`,"'@SUM(A1)",`);
  });

  test('has no credits if the plan is unlimited', async () => {
    const teacher = await signIn();
    await insertRun(db, teacher.id, { at: '2026-11-02T22:30:00Z', title: 'Rain' });
    const answer = await app.inject({ url: `/api/usage/export?${november}`, headers: teacher.headers });
    expect(answer.body).toBe(
      `\uFEFF"When","Document","Template","Run"\r\n"2026-11-02 22:30","Rain","${template.title}","Written"\r\n`,
    );
  });
});
