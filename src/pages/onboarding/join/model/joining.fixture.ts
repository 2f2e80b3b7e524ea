import type { ClassPreview } from '@/shared/api/classes';
import type { Invitation } from '@/shared/api/invitations';
import { student } from '../../../../../tests/support/people';

export const preview: ClassPreview = {
  class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
  teacher: { name: 'Amara Okafor' },
  school: 'Harborview School',
};
export const invitation: Invitation = {
  ...preview,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  role: 'student',
  state: 'valid',
  email: student.email,
  expires_at: '2026-11-27T09:00:00.000Z',
  class_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
  students: 23,
};
export const CODE = 'HRB7B4Q';
