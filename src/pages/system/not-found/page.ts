import type { Route } from '@/shared/lib/navigation';

/** It is shown at every path that no page has. */
export const routes: readonly Route[] = [];
