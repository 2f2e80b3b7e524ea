export { createAppointAdministratorMutation } from './generated/operations/appoint-administrator.ts';
export { createConfirmVerificationMutation } from './generated/operations/confirm-verification.ts';
export { createDismissAdministratorMutation } from './generated/operations/dismiss-administrator.ts';
export { createEndPlanMutation } from './generated/operations/end-plan.ts';
export { createEndSchoolPlanMutation } from './generated/operations/end-school-plan.ts';
export { createGivePlanMutation } from './generated/operations/give-plan.ts';
export { createGiveSchoolPlanMutation } from './generated/operations/give-school-plan.ts';
export { createListAdministrationLogQuery } from './generated/operations/list-administration-log.ts';
export { createListPeopleQuery } from './generated/operations/list-people.ts';
export { createListSchoolPlansQuery } from './generated/operations/list-school-plans.ts';
export { createReadPersonQuery } from './generated/operations/read-person.ts';
export { createResetSecondFactorMutation } from './generated/operations/reset-second-factor.ts';
export { createSendVerificationMutation } from './generated/operations/send-verification.ts';
export type {
  AdminAction,
  AdminLogEntry,
  AdminPerson,
  AdminPersonEntry,
  GrantedPlan,
  PlanGrant,
  SchoolPlan,
} from './generated/schemas';
