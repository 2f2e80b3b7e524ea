export { Template as templateSchema } from './generated/zod/schemas/Template.ts';
export {
  createGetTemplateQuery,
  createListStandardsQuery,
  createListTemplatesQuery,
  getTemplateFx,
  listStandardsFx,
  listTemplatesFx,
} from './generated/templates.ts';
export {
  type BlockKind,
  type ExportOffer,
  type Standard,
  type Template,
  type TemplateEntry,
  type TemplateGroup,
  type TemplateSection,
  TemplateType,
} from './generated/schemas';
