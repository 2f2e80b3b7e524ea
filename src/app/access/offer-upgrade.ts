import { type Scope, scopeBind } from 'effector';
import { upgradeRequested } from '@/features/upgrade';
import { offerNeeded } from '../routing/deferred-parts';

/** Opens the offer of the plan that includes this page. */
export function offerUpgrade(scope: Scope, page: { title: string; path: string }): void {
  scopeBind(upgradeRequested, { scope })(page);
  scopeBind(offerNeeded, { scope })();
}
