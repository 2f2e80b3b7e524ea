import type { ActionKey } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { offersAction } from '../templates/actions.ts';
import type { Generator } from '../templates/generator.ts';

/** Throws a 403 unless the template offers the action. */
export function rejectUnoffered(generator: Generator, action: ActionKey): void {
  if (!offersAction(generator, action))
    throw new Problem('forbidden', `${generator.title} does not offer this.`);
}
