import { type EventCallable, type Scope, scopeBind } from 'effector';

/** Announces a page without parameters. */
export const announcing = (opened: EventCallable<void>) => (scope: Scope) => scopeBind(opened, { scope })();
