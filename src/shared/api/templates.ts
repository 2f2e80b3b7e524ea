export { Template as templateSchema } from './generated/zod/schemas/Template.ts';
export {
  createFavouriteTemplateMutation,
  favouriteTemplateFx,
} from './generated/operations/favourite-template.ts';
export { createGetTemplateQuery, getTemplateFx } from './generated/operations/get-template.ts';
export {
  createGetTemplateExampleQuery,
  getTemplateExampleFx,
} from './generated/operations/get-template-example.ts';
export { createListStandardsQuery, listStandardsFx } from './generated/operations/list-standards.ts';
export { createListTemplatesQuery, listTemplatesFx } from './generated/operations/list-templates.ts';
export {
  createUnfavouriteTemplateMutation,
  unfavouriteTemplateFx,
} from './generated/operations/unfavourite-template.ts';
export {
  type ActionKey,
  type AnyTemplateType,
  type BlockKind,
  type ExportOffer,
  type Standard,
  type Template,
  type TemplateAction,
  type TemplateEntry,
  type TemplateExample,
  type TemplateGroup,
  type TemplateSection,
  type TemplateTarget,
  TemplateType,
} from './generated/schemas';
