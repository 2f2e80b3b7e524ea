import type { Route } from '@/shared/lib/page';
import { templatePlaces } from '../../../shared/api/template-places.ts';

export const routes: readonly Route[] = templatePlaces.flatMap(
  ({ title, route, modifies, shown, catalogue }) =>
    modifies
      ? {
          ...shown,
          path: `${route}/${modifies.picker}`,
          title: 'Change questions',
          above: [catalogue, { label: title, href: route }],
        }
      : [],
);
