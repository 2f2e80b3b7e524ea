export { createCreateOwnTemplateMutation } from './generated/operations/create-own-template.ts';
export { createDeleteOwnTemplateMutation } from './generated/operations/delete-own-template.ts';
export { createGetOwnTemplateQuery, getOwnTemplateFx } from './generated/operations/get-own-template.ts';
export {
  createListOwnTemplatesQuery,
  listOwnTemplatesFx,
} from './generated/operations/list-own-templates.ts';
export { createPreviewOwnTemplateMutation } from './generated/operations/preview-own-template.ts';
export { createRestoreOwnTemplateMutation } from './generated/operations/restore-own-template.ts';
export {
  createSaveOwnTemplateMutation,
  saveOwnTemplateFx,
} from './generated/operations/save-own-template.ts';
export { createShareOwnTemplateMutation } from './generated/operations/share-own-template.ts';
export { createUnshareOwnTemplateMutation } from './generated/operations/unshare-own-template.ts';
export {
  OwnBlock,
  type OwnField,
  type OwnSection,
  type OwnTemplate,
  type OwnTemplateContent,
  type OwnTemplateSummary,
  OwnWidget,
} from './generated/schemas';
