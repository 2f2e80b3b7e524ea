export { BriefcaseEntryList as briefcaseEntryListSchema } from './generated/zod/schemas/BriefcaseEntryList.ts';
export { BriefcaseFolder as briefcaseFolderSchema } from './generated/zod/schemas/BriefcaseFolder.ts';
export { BriefcaseUpload as briefcaseUploadSchema } from './generated/zod/schemas/BriefcaseUpload.ts';
export {
  addBriefcaseEntryFx,
  createAddBriefcaseEntryMutation,
} from './generated/operations/add-briefcase-entry.ts';
export { addBriefcasePartFx } from './generated/operations/add-briefcase-part.ts';
export { cancelBriefcaseUploadFx } from './generated/operations/cancel-briefcase-upload.ts';
export {
  changeBriefcaseEntriesFx,
  createChangeBriefcaseEntriesMutation,
} from './generated/operations/change-briefcase-entries.ts';
export {
  copyBriefcaseFolderFx,
  createCopyBriefcaseFolderMutation,
} from './generated/operations/copy-briefcase-folder.ts';
export { copyBriefcaseEntryToLessonFx } from './generated/operations/copy-briefcase-entry-to-lesson.ts';
export {
  createBriefcaseFolderFx,
  createCreateBriefcaseFolderMutation,
} from './generated/operations/create-briefcase-folder.ts';
export { createBriefcaseUploadFx } from './generated/operations/create-briefcase-upload.ts';
export { createSourceFromBriefcaseFx } from './generated/operations/create-source-from-briefcase.ts';
export { createDeleteBriefcaseFolderMutation } from './generated/operations/delete-briefcase-folder.ts';
export {
  createGetBriefcaseEntryQuery,
  getBriefcaseEntryFx,
} from './generated/operations/get-briefcase-entry.ts';
export { getBriefcaseUploadFx } from './generated/operations/get-briefcase-upload.ts';
export {
  createLinkBriefcaseEntriesMutation,
  linkBriefcaseEntriesFx,
} from './generated/operations/link-briefcase-entries.ts';
export { createLinkBriefcaseFileQuery } from './generated/operations/link-briefcase-file.ts';
export { createLinkBriefcaseFolderQuery } from './generated/operations/link-briefcase-folder.ts';
export {
  createListBriefcaseEntriesQuery,
  listBriefcaseEntriesFx,
} from './generated/operations/list-briefcase-entries.ts';
export {
  createListBriefcaseFoldersQuery,
  listBriefcaseFoldersFx,
} from './generated/operations/list-briefcase-folders.ts';
export {
  createListBriefcaseMembersQuery,
  listBriefcaseMembersFx,
} from './generated/operations/list-briefcase-members.ts';
export {
  createRestoreBriefcaseVersionMutation,
  restoreBriefcaseVersionFx,
} from './generated/operations/restore-briefcase-version.ts';
export { createRenameBriefcaseEntryMutation } from './generated/operations/rename-briefcase-entry.ts';
export {
  createShareBriefcaseFolderMutation,
  shareBriefcaseFolderFx,
} from './generated/operations/share-briefcase-folder.ts';
export { createUnshareBriefcaseFolderMutation } from './generated/operations/unshare-briefcase-folder.ts';
export { createUpdateBriefcaseFolderMutation } from './generated/operations/update-briefcase-folder.ts';
export type {
  BriefcaseChange,
  BriefcaseEntry,
  BriefcaseEntryDetails,
  BriefcaseFolder,
  BriefcaseMember,
  BriefcaseOrder,
  BriefcaseUpload,
} from './generated/schemas';
