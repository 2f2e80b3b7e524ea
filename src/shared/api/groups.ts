export {
  createCreateGroupMutation,
  createDeleteGroupMutation,
  createGroupFx,
  createListGroupsQuery,
  createSaveGroupMutation,
  deleteGroupFx,
  listGroupsFx,
} from './generated/groups.ts';
export type { ClassGroup } from './generated/schemas';
