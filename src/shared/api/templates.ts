export { Template as templateSchema } from './generated/zod/schemas/Template.ts';
export {
  createGetTemplateQuery,
  createListStandardsQuery,
  createFavouriteTemplateMutation,
  createListTemplatesQuery,
  createUnfavouriteTemplateMutation,
  favouriteTemplateFx,
  getTemplateFx,
  listStandardsFx,
  listTemplatesFx,
  unfavouriteTemplateFx,
} from './generated/templates.ts';
export {
  type ActionKey,
  type AnyTemplateType,
  type BlockKind,
  type ExportOffer,
  type Standard,
  type Template,
  type TemplateAction,
  type TemplateEntry,
  type TemplateGroup,
  type TemplateSection,
  type TemplateTarget,
  TemplateType,
} from './generated/schemas';
