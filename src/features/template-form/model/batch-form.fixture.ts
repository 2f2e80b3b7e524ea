import type { Batch } from '@/shared/api/batches';
import { readFormSchema, type FormValues } from '@/entities/template-form';
import { lesson } from '../../../../tests/support/documents';
import type { OpenForm } from './form-state';
import type { TemplateState } from './template';

const fields = readFormSchema({
  type: 'object',
  required: ['task', 'papers'],
  properties: {
    task: { type: 'string', title: 'Task', widget: 'text' },
    papers: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      title: 'Work of the students',
      widget: 'rows',
      row: 'student',
      items: {
        type: 'object',
        properties: {
          student_name: {
            type: 'string',
            default: '',
            title: 'Student',
            widget: 'student',
            examples: ['Ada Lovelace', 'Ben Okri'],
          },
          text: { type: 'string', default: '', title: 'Work', widget: 'textarea' },
        },
      },
    },
  },
});

const templateType = 'grade-assignment';
const entry = { ...lesson.template.entry, templateType } as const;

/** A template that is written for each entry of `papers`. */
export const batchPage: TemplateState = {
  state: 'ready',
  type: templateType,
  id: null,
  template: { ...lesson.template, entry, batch: { items: 'papers', max: 40, file: 'text' } },
  fields,
};

export const batchFormOf = (papers: readonly FormValues[]): OpenForm => ({
  state: 'open',
  key: `form:${templateType}`,
  fields,
  input: {},
  draftOf: templateType,
  draftVersion: 3,
  values: { task: 'Why does ice float?', papers },
  validated: new Set(),
  rejected: {},
});

export const startedBatch: Batch = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  template_type: templateType,
  title: 'Ice and water',
  state: 'running',
  paused_because: null,
  paused_for: null,
  counts: { waiting: 2, writing: 0, finished: 0, failed: 0, cancelled: 0 },
  items: [],
  results: null,
  summary: {},
  checks: [],
  created_at: '2026-11-22T09:00:00.000Z',
  updated_at: '2026-11-22T09:00:00.000Z',
};
