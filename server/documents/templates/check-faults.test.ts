import { expect, it } from 'vitest';
import { generators } from '../../generated/generators.ts';
import { faultsOf } from './faults.ts';
import { knownFaults } from './testing/known-faults.ts';
import { readSample } from './sample.ts';

/** They say what code computed, or what the form accepts no other values for. */
const ALWAYS_PASSED = ['Weights add up', 'Costs add up', 'Computed from the courses'];

it.each(generators)(
  '$templateType repairs or reports a fault of each check, and repairs it once',
  (generator) => {
    const sample = readSample(generator);
    const { context } = sample;
    const { checks } = generator.checks(sample.result, sample.input, context);
    const unseen = new Set(checks.map(({ name }) => name).filter((name) => !ALWAYS_PASSED.includes(name)));
    const known = knownFaults(generator).map(({ fault, ...each }) => ({ ...each, place: fault }));
    for (const { input, result, place } of [...known, ...faultsOf(generator, sample)]) {
      const isDocument = input === sample.input;
      if (unseen.size === 0 && !isDocument) return;
      const checked = generator.checks(result, input, context);
      for (const { name, status, detail } of checked.checks) {
        if (status === 'passed') continue;
        unseen.delete(name);
        expect(detail, name).not.toBe('');
      }
      if (!isDocument || checked.checks.every(({ status }) => status !== 'repaired')) continue;
      const again = generator.checks(checked.result, input, context);
      expect(again.result, place).toEqual(checked.result);
      expect(
        again.checks.filter(({ status }) => status === 'repaired'),
        place,
      ).toEqual([]);
    }
    expect([...unseen]).toEqual([]);
  },
);
