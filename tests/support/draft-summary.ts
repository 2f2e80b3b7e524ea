import type { DraftSummary } from '@/shared/api/drafts';
import { template } from './templates';

/** An unfinished form of a teacher. */
export const draftSummary: DraftSummary = {
  template_type: template.templateType,
  template_title: template.title,
  title: 'Where does a tree’s mass come from?',
  subject: 'Science',
  grade_level: 'Grade 7',
  version: 3,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:04:00.000Z',
};
