import type { OwnTemplate } from '@/shared/api/own-templates';
import { template } from '../../../../../tests/support/templates';

const id = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';

export const ownTemplate: OwnTemplate = {
  id,
  template_type: `own-${id}`,
  version: 3,
  shared: false,
  school: 'Northfield School',
  trashed_at: null,
  updated_at: '2026-11-20T09:00:00.000Z',
  content: {
    base: template.templateType,
    name: 'Lab report',
    description: 'A report on an experiment',
    instructions: 'Write for students who have done the experiment.',
    fields: [
      { key: 'topic', title: 'Experiment', widget: 'common', required: true },
      { key: 'grade_level', title: 'Grade', widget: 'common', required: true },
      { key: 'field_1', title: 'Room', widget: 'select', required: false, options: ['Lab', 'Yard'] },
    ],
    sections: [{ key: 'part_1', title: 'Method', block: 'steps', teacher_only: false }],
  },
};
