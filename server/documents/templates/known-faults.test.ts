import { expect, test } from 'vitest';
import { generators } from '../../generated/generators.ts';
import { checkedDocument, fineDocuments, isNoticed, knownFaults } from './testing/known-faults.ts';

const FEWEST = 10;

test.each(generators)('$templateType: each known fault is noticed by its check', (generator) => {
  const faults = knownFaults(generator);
  expect(faults.length).toBeGreaterThanOrEqual(FEWEST);
  expect(
    faults.filter((fault) => !isNoticed(generator, fault)).map(({ fault, noticedBy }) => [fault, noticedBy]),
  ).toEqual([]);
});

test.each(generators)('$templateType: no good document raises an alarm', (generator) => {
  const alarms = fineDocuments(generator).flatMap((document) =>
    checkedDocument(generator, document)
      .filter(({ status }) => status !== 'passed')
      .map(({ name, detail }) => [document.fine, name, detail]),
  );
  expect(alarms).toEqual([]);
});
