import type { Route } from '@/shared/lib/page';
import { templatePlaces } from '../../../shared/api/template-places.ts';

export const routes: readonly Route[] = templatePlaces.map(({ title, route, shown, catalogue }) => ({
  ...shown,
  path: `${route}/history`,
  title: `${title}: history`,
  above: [catalogue, { label: title, href: route }],
}));
