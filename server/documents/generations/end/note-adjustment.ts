import type { Check } from '../../../generated/schemas/index.ts';
import type { ReadingLevel } from '../../readability/bands.ts';
import type { Generator } from '../../templates/generator.ts';
import { READING_CHECK } from '../../templates/reading.ts';
import { repaired } from '../../templates/verdicts.ts';
import type { Result } from '../document/patches.ts';
import { titleOf } from '../document/writing-request.ts';

/** What the automatic rewrite for the reading level did. */
export interface Adjustment {
  /** The document before it, and how hard that was to read. */
  first: Result;
  before: ReadingLevel;
  /** The sections whose rewrite is easier and replaced the first text. */
  replaced: readonly string[];
  /** Why it ended early. The document stays complete. */
  fault?: unknown;
}

/** States in the check of the reading level what the automatic rewrite did. */
export function noteAdjustment(
  generator: Generator,
  checks: readonly Check[],
  adjustment: Adjustment,
): Check[] {
  return checks.map((check) => (check.name === READING_CHECK ? noted(generator, check, adjustment) : check));
}

function noted(generator: Generator, check: Check, { before, replaced, fault }: Adjustment): Check {
  const [section] = replaced;
  if (section === undefined) {
    const failed = 'An automatic rewrite failed, so the first text stays.';
    const harder = 'An automatic rewrite was not easier, so the first text stays.';
    return { ...check, detail: `${check.detail} ${fault === undefined ? harder : failed}` };
  }
  const titles = replaced.map((key) => titleOf(generator, key)).join(', ');
  const detail = `Rewritten once, from grade ${before.measured_fk}: ${titles}. ${check.detail}`;
  return check.status === 'passed' ? repaired(READING_CHECK, detail, { section }) : { ...check, detail };
}
