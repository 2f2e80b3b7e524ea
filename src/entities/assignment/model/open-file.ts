import { createLinkAssignmentFileQuery } from '@/shared/api/assignments';
import { createLinkWorkFileQuery } from '@/shared/api/submissions';
import { createSignedDownload } from '@/shared/lib/files';

/** Carries the id of a file that the teacher attached. */
export const taskFileOpened = createSignedDownload(createLinkAssignmentFileQuery());

/** Carries the id of a file of a student. */
export const fileOpened = createSignedDownload(createLinkWorkFileQuery());
