export {
  acceptJoinRequestFx,
  createAcceptJoinRequestMutation,
} from './generated/operations/accept-join-request.ts';
export { archiveClassFx, createArchiveClassMutation } from './generated/operations/archive-class.ts';
export { copyClassFx, createCopyClassMutation } from './generated/operations/copy-class.ts';
export { createClassFx, createCreateClassMutation } from './generated/operations/create-class.ts';
export { createDeclineJoinRequestMutation } from './generated/operations/decline-join-request.ts';
export { createDeleteClassMutation } from './generated/operations/delete-class.ts';
export { createGetClassByCodeQuery, getClassByCodeFx } from './generated/operations/get-class-by-code.ts';
export {
  createGetClassCopyPlanQuery,
  getClassCopyPlanFx,
} from './generated/operations/get-class-copy-plan.ts';
export { createGetClassQuery, getClassFx } from './generated/operations/get-class.ts';
export { createGetJoinedClassQuery, getJoinedClassFx } from './generated/operations/get-joined-class.ts';
export { createGetSeatsQuery, getSeatsFx } from './generated/operations/get-seats.ts';
export {
  createJoinAnotherClassMutation,
  joinAnotherClassFx,
} from './generated/operations/join-another-class.ts';
export {
  createListClassTeachersQuery,
  listClassTeachersFx,
} from './generated/operations/list-class-teachers.ts';
export { createListClassesQuery, listClassesFx } from './generated/operations/list-classes.ts';
export {
  createListJoinRequestsQuery,
  listJoinRequestsFx,
} from './generated/operations/list-join-requests.ts';
export {
  createListOwnJoinRequestsQuery,
  listOwnJoinRequestsFx,
} from './generated/operations/list-own-join-requests.ts';
export { createRemoveTeacherMutation } from './generated/operations/remove-teacher.ts';
export { createRenewClassCodeMutation } from './generated/operations/renew-class-code.ts';
export { createRestoreClassMutation } from './generated/operations/restore-class.ts';
export { createUnarchiveClassMutation } from './generated/operations/unarchive-class.ts';
export { createUpdateClassMutation } from './generated/operations/update-class.ts';
export { createUpdateJoiningMutation, updateJoiningFx } from './generated/operations/update-joining.ts';
export {
  createUpdateWritingRecordMutation,
  updateWritingRecordFx,
} from './generated/operations/update-writing-record.ts';
export type {
  ClassCopyPlan,
  ClassDetails,
  ClassEntry,
  ClassFace,
  ClassPreview,
  ClassTeacherEntry,
  Joinable,
  JoiningRules,
  JoinRequest,
  OwnJoinRequest,
  Seats,
} from './generated/schemas';
