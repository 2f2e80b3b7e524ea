import { type CoverLook, templateCovers } from './covers';

const ours = new Map(templateCovers.map(({ templateType, cover }) => [templateType, cover]));

const isHex = (color: string): color is `#${string}` => color.startsWith('#');

/** The cover of a template of any type; one that a teacher made has the colour that the teacher chose. */
export const coverOf = (templateType: string, color = ''): CoverLook =>
  ours.get(templateType) ?? (isHex(color) ? color : 'ink');
