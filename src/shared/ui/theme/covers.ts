import { declaredTemplates } from '../../api/generated/catalogue/templates';

/** The names of the 27 covers, without their colours, which only style sheets need. */
export const coverNames = [
  'brick',
  'terracotta',
  'amber',
  'marigold',
  'mustard',
  'straw',
  'olive',
  'moss',
  'fern',
  'leaf',
  'bottle',
  'jade',
  'verdigris',
  'lagoon',
  'teal',
  'petrol',
  'sky',
  'denim',
  'cornflower',
  'ink',
  'iris',
  'violet',
  'heather',
  'plum',
  'orchid',
  'mulberry',
  'rose',
] as const;

export type CoverName = (typeof coverNames)[number];

/** A value of `data-template`: a cover, or a template, whose declaration names its cover. */
export type TemplateName = CoverName | (typeof declaredTemplates)[number]['templateType'];

/** What colours a cover: a template, a cover's name, or a colour as hex. */
export type CoverLook = TemplateName | `#${string}`;

/** Fails to compile if a declaration names an unknown cover. */
export const templateCovers: readonly { templateType: string; cover: CoverName }[] = declaredTemplates;
