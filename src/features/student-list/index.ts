export { createStudentList, emptyReading, type Reading } from './model/student-list';
export { $namesForAccounts, accountsOffered, namesTaken } from './model/accounts-offer';
export type { InvitedStudent } from './model/answers';
export { ListInput } from './ui/list-input';
export { DeferredListReview } from './ui/deferred-list-review';
