import type { Safety, SafetySeverity } from '../../generated/schemas/index.ts';
import { SafetySeverity as severities } from '../../generated/schemas/safetySeverity.ts';

const order: readonly SafetySeverity[] = Object.values(severities);

export const noConcern: Safety = { categories: [], severity: 'none' };

export const isBlocked = ({ severity }: Safety): boolean => severity === 'blocked';

export const isWorse = (severity: SafetySeverity, than: SafetySeverity): boolean =>
  order.indexOf(severity) > order.indexOf(than);

/** The categories of all verdicts and the worst severity. */
export function combineSafety(verdicts: readonly Safety[]): Safety {
  const severity = verdicts.reduce<SafetySeverity>(
    (worst, verdict) => (isWorse(verdict.severity, worst) ? verdict.severity : worst),
    'none',
  );
  return { categories: [...new Set(verdicts.flatMap(({ categories }) => categories))].toSorted(), severity };
}
