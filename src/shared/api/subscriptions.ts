export {
  cancelSubscriptionFx,
  createCancelSubscriptionMutation,
} from './generated/operations/cancel-subscription.ts';
export {
  changeSubscriptionFx,
  createChangeSubscriptionMutation,
} from './generated/operations/change-subscription.ts';
export {
  createCreateSubscriptionMutation,
  createSubscriptionFx,
} from './generated/operations/create-subscription.ts';
export {
  createGetSubscriptionStatusQuery,
  getSubscriptionStatusFx,
} from './generated/operations/get-subscription-status.ts';
export {
  createPauseSubscriptionMutation,
  pauseSubscriptionFx,
} from './generated/operations/pause-subscription.ts';
export {
  createPollSubscriptionStatusQuery,
  pollSubscriptionStatusFx,
} from './generated/operations/poll-subscription-status.ts';
export {
  createPreviewSubscriptionMutation,
  previewSubscriptionFx,
} from './generated/operations/preview-subscription.ts';
export {
  createResumeSubscriptionMutation,
  resumeSubscriptionFx,
} from './generated/operations/resume-subscription.ts';
export {
  createUndoCancellationMutation,
  undoCancellationFx,
} from './generated/operations/undo-cancellation.ts';
export type {
  GivenPlan,
  Subscription,
  SubscriptionCreated,
  SubscriptionPreview,
  SubscriptionStatus,
} from './generated/schemas';
