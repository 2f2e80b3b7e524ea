import type { Route } from '@/shared/lib/page';

/** It is shown at every path that no page has. */
export const routes: readonly Route[] = [];
