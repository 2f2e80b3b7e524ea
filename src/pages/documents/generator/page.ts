import type { Route } from '@/shared/lib/page';
import { templatePlaces } from '../../../shared/api/template-places.ts';

const WITH_DOCUMENT = { parts: ['ui/opened-document.tsx'] };

/** The form of each template, its documents and their print view. */
export const routes: readonly Route[] = templatePlaces.flatMap(
  ({ title, route, modifies, shown, catalogue }) => {
    const workspace = { ...shown, title, above: [catalogue], workspace: true };
    return [
      { ...workspace, path: route },
      { ...workspace, path: `${route}/edit/:id`, ...WITH_DOCUMENT },
      {
        ...workspace,
        path: `${route}/edit/:id/print`,
        ...WITH_DOCUMENT,
        title: `${title}: print`,
        above: [catalogue, { label: title, href: route }],
      },
      ...(modifies
        ? [
            {
              ...workspace,
              path: `${route}/${modifies.form}`,
              title: `${title}: change questions`,
              above: [catalogue, { label: 'Change questions', href: `${route}/${modifies.picker}` }],
            },
          ]
        : []),
    ];
  },
);
