import { declaredTemplates } from './generated/catalogue/templates.ts';

const titles = new Map<string, string>(
  declaredTemplates.map(({ templateType, title }) => [templateType, title]),
);

/** The title of a template; its type if this build doesn't have it. */
export const templateTitle = (templateType: string): string =>
  titles.get(templateType) ?? (templateType.startsWith('own-') ? 'Your template' : templateType);
