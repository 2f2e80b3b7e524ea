import { DASHBOARD, sectionOf } from './result-sections.ts';

const OWN = 'own-';

/** The path of a template's form; templates that teachers made are below `/teacher/own`. */
export const templateRoute = (templateType: string): string =>
  templateType.startsWith(OWN)
    ? `/teacher/own/${templateType.slice(OWN.length)}`
    : `/teacher/${templateType}`;

/** The path of a document; the home page if this build doesn't have its template. */
export const documentRoute = (templateType: string, id: string): string =>
  sectionOf(templateType) === DASHBOARD ? '/' : `${templateRoute(templateType)}/edit/${id}`;

/** The template type in the path of its form, its history or one of its documents. */
export function templateTypeIn(pathname: string): string {
  const [, , type = '', id = ''] = pathname.split('/');
  return type === 'own' ? `${OWN}${id}` : type;
}
