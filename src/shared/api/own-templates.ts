export {
  createCreateOwnTemplateMutation,
  createDeleteOwnTemplateMutation,
  createGetOwnTemplateQuery,
  createListOwnTemplatesQuery,
  createPreviewOwnTemplateMutation,
  createRestoreOwnTemplateMutation,
  createSaveOwnTemplateMutation,
  createShareOwnTemplateMutation,
  createUnshareOwnTemplateMutation,
  getOwnTemplateFx,
  listOwnTemplatesFx,
  restoreOwnTemplateFx,
  saveOwnTemplateFx,
} from './generated/own-templates.ts';
export {
  OwnBlock,
  type OwnField,
  type OwnSection,
  type OwnTemplate,
  type OwnTemplateContent,
  type OwnTemplateSummary,
  OwnWidget,
} from './generated/schemas';
