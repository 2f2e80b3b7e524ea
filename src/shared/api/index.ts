export { http } from './http.ts';
export { isMissing, type Problem, problemOf } from './problem.ts';
export { isTemporary, isThrottled, waitAfter } from './temporary.ts';
export { concurrency, createMutation, createQuery, type Mutation, type Query } from './query.ts';
export { $token, $userId, type ApiError, createRequest, unauthorized } from './request.ts';
export { callPersistently } from './rendered-call.ts';
export {
  type AuthAnswerData,
  type ClassCover,
  GradeLevel,
  type MeAnswerData,
  type Role,
  type SecondFactorAnswerData,
  StandardsFramework,
} from './generated/schemas';
