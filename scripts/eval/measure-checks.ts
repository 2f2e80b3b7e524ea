import { measureMasking } from '../../server/engine/masking/measured-set.ts';
import { generators } from '../../server/generated/generators.ts';
import {
  checkedDocument,
  fineDocuments,
  isNoticed,
  knownFaults,
} from '../../server/documents/templates/testing/known-faults.ts';

/** How many of the known faults the checks notice, on how many good documents they open a check, and what masking misses. */
export function measureChecks(): string {
  const faults = generators.flatMap((generator) =>
    knownFaults(generator).map((fault) => ({ generator, fault, noticed: isNoticed(generator, fault) })),
  );
  const missed = faults.filter(({ noticed }) => !noticed);
  const fine = generators.flatMap((generator) =>
    fineDocuments(generator).map((document) => checkedDocument(generator, document)),
  );
  const alarms = fine.flat().filter(({ status }) => status !== 'passed');
  return [
    `Checks notice ${faults.length - missed.length} of ${faults.length} known faults, with ${alarms.length} false alarms on ${fine.length} good documents.`,
    measureMasking().sentence,
    ...missed.map(({ generator, fault }) => `  not noticed: ${generator.templateType}, ${fault.fault}`),
    ...alarms.map(({ name, detail }) => `  false alarm: ${name}: ${detail}`),
  ].join('\n');
}
