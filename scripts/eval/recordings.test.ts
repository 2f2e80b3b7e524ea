import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../server/platform/database/testing.ts';
import { replaying, type Recording } from './calls.ts';
import { evaluate } from './evaluate.ts';
import { readRecording } from './recording-file.ts';
import type { Report } from './report.ts';
import { chooseRequests, readRequests } from './requests.ts';
import { type Measure, summariseByTemplate } from './summary.ts';
import { columns, formatted } from './table.ts';

const { db } = await openTestDatabase();
const requests = chooseRequests(readRequests(), { limit: 6 });

const replay = async (recording: Recording): Promise<Report> => {
  const { report } = await evaluate({
    db,
    engine: replaying(recording),
    requests,
    concurrency: 6,
  });
  return report;
};

const recorded = (name: string) => readRecording(new URL(`recordings/${name}.json.gz`, import.meta.url));

/** Some columns of the table as text, by template. */
const rowsOf = (report: Report, ...measures: Measure[]) =>
  Object.fromEntries(
    [...summariseByTemplate(report.documents)].map(([template, summary]) => [
      template,
      columns
        .filter(({ measure }) => measures.includes(measure))
        .map(({ heading, measure, format }) => `${heading} ${formatted(summary[measure], format)}`)
        .join(', '),
    ]),
  );

/** Only the recorded texts decide these; checks may get stricter, and wrong answers may be retried. */
const ofTexts: Measure[] = ['in_language', 'specificity', 'sameness'];

const openChecks = (report: Report) => [
  ...new Set(report.documents.flatMap(({ open_checks }) => open_checks)),
];

describe('the report on recorded answers', () => {
  it('of a careful model', async () => {
    const report = await replay(await recorded('careful'));
    expect(rowsOf(report, ...ofTexts, 'output_tokens', 'first_ms', 'whole_ms')).toMatchInlineSnapshot(`
      {
        "all": "language 100 %, specific 68 %, same 0 %, out 1149, first 0.0 s, whole 2.0 s",
        "exam-and-quizzes": "language 100 %, specific 71 %, same 1 %, out 987, first 0.0 s, whole 2.0 s",
        "lesson-plan-builder": "language 100 %, specific 55 %, same 0 %, out 1810, first 0.0 s, whole 3.6 s",
        "text-summarizer": "language 100 %, specific 79 %, same 0 %, out 651, first 0.0 s, whole 1.3 s",
      }
    `);
    expect(summariseByTemplate(report.documents).get('all')).toMatchObject({ complete: 1, in_band: 1 });
    expect(openChecks(report)).toEqual([]);
  });

  it('of a sloppy model', async () => {
    const report = await replay(await recorded('sloppy'));
    expect(rowsOf(report, ...ofTexts)).toMatchInlineSnapshot(`
      {
        "all": "language 100 %, specific 0 %, same 80 %",
        "exam-and-quizzes": "language 100 %, specific 0 %, same 71 %",
        "lesson-plan-builder": "language 100 %, specific 0 %, same 69 %",
        "text-summarizer": "language 100 %, specific 0 %, same 100 %",
      }
    `);
    expect(openChecks(report)).toEqual(
      expect.arrayContaining(['Deeper thinking', 'Number of questions', 'Found in the source', 'Length']),
    );
    const lessons = report.documents.filter(({ template }) => template.startsWith('lesson'));
    expect(
      lessons.map(({ checks }) => checks.repaired),
      'minutes put right',
    ).toEqual([1, 1]);
  });

  it('of a model that answers in another language', async () => {
    const report = await replay(await recorded('wrong-language'));
    expect(rowsOf(report, ...ofTexts)).toMatchInlineSnapshot(`
      {
        "all": "language 0 %, specific 5 %, same 86 %",
        "exam-and-quizzes": "language 0 %, specific 0 %, same 100 %",
        "lesson-plan-builder": "language 0 %, specific 9 %, same 76 %",
        "text-summarizer": "language 0 %, specific 7 %, same 81 %",
      }
    `);
    expect(openChecks(report)).toContain('Found in the source');
  });
});

it('reports a recorded failure and a request without an answer', async () => {
  const { model, calls } = await recorded('careful');
  const [first, second, ...rest] = requests;
  const cut = (calls[first?.id ?? ''] ?? []).map((call) => ({
    ...call,
    text: call.text.slice(0, 300),
    failure: { code: 'provider_unauthorized' as const, message: 'Wrong key.' },
  }));
  const others = Object.fromEntries(rest.map(({ id }) => [id, calls[id] ?? []]));
  const report = await replay({ model, calls: { ...others, [first?.id ?? '']: cut } });
  const [one, other, ...written] = report.documents;
  expect(one).toMatchObject({ status: 'failed', reason: 'Wrong key.' });
  expect(other).toMatchObject({
    status: 'failed',
    reason: `The recording has no answer to ${second?.id}.`,
  });
  expect(written.map(({ status }) => status)).toEqual(['complete', 'complete', 'complete', 'complete']);
});
