export { addCommentFx, createAddCommentMutation } from './generated/operations/add-comment.ts';
export { createAddMessageSentenceMutation } from './generated/operations/add-message-sentence.ts';
export { createDeleteMessageSentenceMutation } from './generated/operations/delete-message-sentence.ts';
export { createGetCommentsQuery, getCommentsFx } from './generated/operations/get-comments.ts';
export { createGetMessageSettingsQuery } from './generated/operations/get-message-settings.ts';
export { createGetSendQuery } from './generated/operations/get-send.ts';
export { createGetThreadQuery } from './generated/operations/get-thread.ts';
export { createListAllThreadsQuery } from './generated/operations/list-all-threads.ts';
export { createListGuardianThreadsQuery } from './generated/operations/list-guardian-threads.ts';
export {
  createListMessageSentencesQuery,
  listMessageSentencesFx,
} from './generated/operations/list-message-sentences.ts';
export { createListMessageTeachersQuery } from './generated/operations/list-message-teachers.ts';
export { createListSendsQuery } from './generated/operations/list-sends.ts';
export { createListThreadsQuery } from './generated/operations/list-threads.ts';
export { createReadAnyThreadQuery } from './generated/operations/read-any-thread.ts';
export { createReadThreadMutation } from './generated/operations/read-thread.ts';
export { createReplyAsGuardianMutation } from './generated/operations/reply-as-guardian.ts';
export { createReplyInThreadMutation, replyInThreadFx } from './generated/operations/reply-in-thread.ts';
export { createReportAsGuardianMutation } from './generated/operations/report-as-guardian.ts';
export { createReportMessageMutation, reportMessageFx } from './generated/operations/report-message.ts';
export { createSaveMessageSettingsMutation } from './generated/operations/save-message-settings.ts';
export { createSendMessageMutation, sendMessageFx } from './generated/operations/send-message.ts';
export { createStartThreadMutation, startThreadFx } from './generated/operations/start-thread.ts';
export type {
  AdminThread,
  AdminThreadEntry,
  ClosedBecause,
  GuardianThread,
  Message,
  MessageSend,
  MessageSentence,
  MessageSettings,
  MessageTeachers,
  MessageThread,
  NewSend,
  SendRecipient,
  ThreadEntry,
  WorkComments,
} from './generated/schemas';
