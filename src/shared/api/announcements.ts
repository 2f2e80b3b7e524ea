export {
  createDeleteAnnouncementMutation,
  createDeleteCommentMutation,
  createEditAnnouncementMutation,
  createListAnnouncementsQuery,
  createPostAnnouncementMutation,
  createPostCommentMutation,
  listAnnouncementsFx,
  postCommentFx,
} from './generated/announcements.ts';
export type { Announcement, AnnouncementComment } from './generated/schemas';
