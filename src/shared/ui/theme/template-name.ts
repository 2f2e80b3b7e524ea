import { type TemplateName, templateCovers } from './covers';

const ours = new Map(templateCovers.map(({ templateType, cover }) => [templateType, cover]));

/** The cover of a template of any type; those that teachers made share one. */
export const coverOf = (templateType: string): TemplateName => ours.get(templateType) ?? 'ink';
