import { declaredTemplates } from './generated/catalogue/templates.ts';
import { templateTypeIn } from './template-route.ts';

/** The lowest plan of teachers that includes the template of a path; undefined if it is no template's. */
export function templatePlan(pathname: string): 'plus' | 'pro' | undefined {
  const type = templateTypeIn(pathname);
  return declaredTemplates.find(({ templateType }) => templateType === type)?.plan;
}
