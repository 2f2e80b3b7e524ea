import { createLinkLessonFileQuery } from '@/shared/api/lessons';
import { createSignedDownload } from '@/shared/lib/files';

/** Carries the id of a file. */
export const fileOpened = createSignedDownload(createLinkLessonFileQuery());
