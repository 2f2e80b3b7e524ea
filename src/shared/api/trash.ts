export { createEmptyTrashMutation, emptyTrashFx } from './generated/operations/empty-trash.ts';
export { createEraseTrashedMutation, eraseTrashedFx } from './generated/operations/erase-trashed.ts';
export { createListTrashQuery, listTrashFx } from './generated/operations/list-trash.ts';
export { createRestoreTrashedMutation, restoreTrashedFx } from './generated/operations/restore-trashed.ts';
export type { TrashContent, TrashItem, TrashKind, TrashPage } from './generated/schemas';
