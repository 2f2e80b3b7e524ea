export {
  createCreateGroupMutation,
  createDeleteGroupMutation,
  createGroupFx,
  createListGroupsQuery,
  createSaveGroupMutation,
  listGroupsFx,
} from './generated/groups.ts';
export type { ClassGroup } from './generated/schemas';
