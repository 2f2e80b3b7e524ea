import { declaredTemplates } from './generated/catalogue/templates.ts';

/** The section of a result whose template this build doesn't have. */
export const DASHBOARD = 'dashboard';

const renamed: ReadonlyMap<string, string> = new Map([
  ['personalized-learning-plans', 'personalized-plans'],
  ['lecture-scripts', 'lecture-script'],
  ['syllabus-generation', 'syllabus'],
]);
const titles = new Map<string, string>(
  declaredTemplates.map(({ templateType, title }) => [templateType, title]),
);

/** The section of a result's type; other types keep their own name. */
export function sectionOf(templateType: string): string {
  const isKnown = titles.has(templateType) || templateType.startsWith('own-');
  return isKnown ? (renamed.get(templateType) ?? templateType) : DASHBOARD;
}

/**
 * The name of a type's section: the template's title, unless the section has a name of its own.
 * The catalogue of this build has no titles of templates that teachers made.
 */
export function sectionName(templateType: string, title = 'Your template'): string {
  const section = sectionOf(templateType);
  return section === templateType ? (titles.get(templateType) ?? title) : inWords(section);
}

const inWords = (section: string): string =>
  section.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
