import { expect, it } from 'vitest';
import { numbers } from './numbers.fixture.ts';
import { summarise, summariseByTemplate } from './summary.ts';

it('counts checks, not documents', () => {
  const summary = summarise([
    numbers({ checks: { passed: 6, repaired: 2, open: 0 } }),
    numbers({ checks: { passed: 0, repaired: 0, open: 2 } }),
  ]);
  expect(summary).toMatchObject({ passed: 0.6, repaired: 0.2, open: 0.2 });
});

it('leaves out what could not be measured, and documents that were not written', () => {
  const summary = summarise([
    numbers({ specificity: 0.4, reading: null, first_ms: 100 }),
    numbers({ specificity: null, reading: { measured_fk: 12, in_band: false }, first_ms: 500 }),
    numbers({ status: 'failed', specificity: 1, in_language: false, first_ms: 9000 }),
  ]);
  expect(summary).toMatchObject({
    documents: 3,
    complete: 2 / 3,
    specificity: 0.4,
    in_band: 0,
    in_language: 1,
    first_ms: 300,
  });
});

it('has no numbers without a document', () => {
  expect(summarise([])).toMatchObject({ documents: 0, complete: 0, passed: null, whole_ms: null });
});

it('takes the median of times and the mean of costs', () => {
  const summary = summarise([100, 200, 900].map((ms) => numbers({ whole_ms: ms, credits: ms })));
  expect(summary).toMatchObject({ whole_ms: 200, credits: 400 });
});

it('has a row for each template and one for all', () => {
  const rows = summariseByTemplate([numbers(), numbers({ template: 'another-template' })]);
  expect([...rows.keys()]).toEqual(['a-template', 'another-template', 'all']);
});
