export { createCreateGroupMutation, createGroupFx } from './generated/operations/create-group.ts';
export { createDeleteGroupMutation } from './generated/operations/delete-group.ts';
export { createListGroupsQuery, listGroupsFx } from './generated/operations/list-groups.ts';
export { createSaveGroupMutation } from './generated/operations/save-group.ts';
export type { ClassGroup } from './generated/schemas';
