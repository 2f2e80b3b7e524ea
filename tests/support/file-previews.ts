import type { FilePreview } from '@/shared/api/submissions';
import { submission } from './assignments';
import { drawnPage } from './drawn-page';

/** The preview of the picture in the student's work. */
export const leafPreview: FilePreview = {
  state: 'ready',
  pages: [drawnPage('Leaf on Monday: 41 mm, one hole')],
  total_pages: 1,
};
export const leafPreviews = Object.fromEntries(submission.files.map(({ id }) => [id, leafPreview]));
