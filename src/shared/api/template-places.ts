import { declaredTemplates } from './generated/catalogue/templates.ts';
import { sectionName } from './result-sections.ts';
import { templateTypeIn } from './template-route.ts';

const own = {
  templateType: 'own-',
  audience: 'teacher',
  route: '/teacher/own/:own',
  modifies: null,
} as const;

const catalogues = { teacher: '/templates', student: '/students/templates' };

/** The templates with the paths and the audience of their pages; those that teachers made have one path. */
export const templatePlaces = [...declaredTemplates, own].map(
  ({ audience, templateType, route, modifies }) => ({
    get title() {
      return sectionName(templateType);
    },
    route,
    modifies,
    shown: { access: audience, layout: audience },
    catalogue: { label: 'Templates', href: catalogues[audience] },
  }),
);

/** The path of the form that changes questions, of the template of a path; undefined if it has none. */
export function modifyFormIn(pathname: string): string | undefined {
  const type = templateTypeIn(pathname);
  const declared = declaredTemplates.find(({ templateType }) => templateType === type);
  return declared?.modifies ? `${declared.route}/${declared.modifies.form}` : undefined;
}
