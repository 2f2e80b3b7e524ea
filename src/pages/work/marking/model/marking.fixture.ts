import type { Submission } from '@/shared/api/marking';
import { contentOf } from './marking-state';

/** The mark of some work while nothing is changed. */
export const openMark = (data: Submission) => ({
  state: 'open' as const,
  id: data.id,
  content: contentOf(data),
  revision: data.mark.revision,
  savedAt: null,
  isUnsaved: false,
  isRecovered: false,
  replaced: 0,
  conflict: null,
});
