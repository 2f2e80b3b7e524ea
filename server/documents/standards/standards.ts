import { z } from 'zod';
import ela from './data/ccss-ela.json' with { type: 'json' };
import math from './data/ccss-math.json' with { type: 'json' };
import ngss from './data/ngss.json' with { type: 'json' };
import type { StandardsFramework } from '../../generated/schemas/index.ts';
import { standardsFrameworks } from './frameworks.ts';

export interface Standard {
  framework: StandardsFramework;
  code: string;
  statement: string;
  grades: number[];
}

const rows = z.array(
  z.object({ code: z.string(), grades: z.array(z.number().int()), statement: z.string() }),
);

const shipped: Record<StandardsFramework, unknown> = { 'CCSS-ELA': ela, 'CCSS-Math': math, NGSS: ngss };

/** Sorted by framework, then in the order of publication. */
const standards: readonly Standard[] = standardsFrameworks.flatMap((framework) =>
  rows.parse(shipped[framework]).map((row) => ({ framework, ...row })),
);

const byCode = new Map(standards.map((standard) => [standard.code, standard]));

/** The shipped standard with exactly this code. */
export function findStandard(code: string): Standard | undefined {
  return byCode.get(code);
}

export interface StandardsSearch {
  framework?: StandardsFramework | undefined;
  grade?: number | undefined;
  /** Words that the code or the statement must contain. */
  q?: string | undefined;
  codes?: readonly string[] | undefined;
}

/** The matching standards, in the order of publication. */
export const searchStandards = (search: StandardsSearch): Standard[] =>
  standards.filter((standard) => matches(standard, search));

function matches({ framework, code, statement, grades }: Standard, search: StandardsSearch): boolean {
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${code} ${statement}`.toLowerCase();
  return (
    (search.framework === undefined || search.framework === framework) &&
    (search.grade === undefined || grades.includes(search.grade)) &&
    (search.codes === undefined || search.codes.includes(code)) &&
    words.every((word) => text.includes(word))
  );
}
