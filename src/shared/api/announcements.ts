export { createDeleteAnnouncementMutation } from './generated/operations/delete-announcement.ts';
export { createDeleteCommentMutation } from './generated/operations/delete-comment.ts';
export { createEditAnnouncementMutation } from './generated/operations/edit-announcement.ts';
export {
  createListAnnouncementsQuery,
  listAnnouncementsFx,
} from './generated/operations/list-announcements.ts';
export { createPostAnnouncementMutation } from './generated/operations/post-announcement.ts';
export { createPostCommentMutation, postCommentFx } from './generated/operations/post-comment.ts';
export type { Announcement, AnnouncementComment } from './generated/schemas';
