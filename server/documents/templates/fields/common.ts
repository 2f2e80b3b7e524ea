import { z } from 'zod';
import { GradeLevel } from '../../../generated/schemas/gradeLevel.ts';
import { Subject } from '../../../generated/schemas/subject.ts';
import { standardsFrameworks, standardsNotice } from '../../standards/frameworks.ts';

const languages = [
  'English (US)',
  'English (UK)',
  'Arabic',
  'Chinese (Simplified)',
  'Chinese (Traditional)',
  'French',
  'German',
  'Haitian Creole',
  'Hindi',
  'Italian',
  'Japanese',
  'Korean',
  'Polish',
  'Portuguese',
  'Russian',
  'Somali',
  'Spanish',
  'Tagalog',
  'Ukrainian',
  'Urdu',
  'Vietnamese',
] as const;

const supports = [
  'sentence starters',
  'word bank',
  'chunked steps',
  'large print',
  'read-aloud script',
  'fewer items',
  'graphic organizer',
  'bilingual glossary',
] as const;

export const longText = (max: number) => z.string().trim().max(max).default('');

/** The first fields of every form. */
export const whatFields = {
  topic: z.string().trim().min(1, 'Enter a topic.').max(200).meta({
    title: 'Topic',
    widget: 'textarea',
    placeholder: 'Photosynthesis. Where does a tree’s mass come from?',
  }),
  class_id: z
    .union([z.literal(''), z.uuid()])
    .default('')
    .meta({
      title: 'Class',
      description: 'Fills in the grade and the subject.',
      widget: 'class',
    }),
  grade_level: z.enum(GradeLevel).meta({ title: 'Grade', widget: 'select' }),
  subject: z
    .string()
    .trim()
    .min(1, 'Choose a subject.')
    .max(80)
    .meta({ title: 'Subject', widget: 'select', examples: Object.values(Subject) }),
};

const AIM = 'Aim';

export const aimFields = {
  learning_objectives: longText(1_000).meta({
    title: 'Learning objectives',
    description: 'One per line. Leave empty to draft them from the topic.',
    widget: 'textarea',
    group: AIM,
  }),
  standards_framework: z
    .enum(['none', ...standardsFrameworks])
    .default('none')
    .meta({ title: 'Standards', widget: 'select', group: AIM }),
  standards: z
    .array(z.string().max(40))
    .max(20)
    .default([])
    .meta({
      title: 'Aligned to',
      description: standardsNotice,
      widget: 'standards',
      group: AIM,
      shown_if: { field: 'standards_framework', in: standardsFrameworks },
    }),
};

const SOURCE = 'Source material';

/** The kinds of source material that are stored before the form is sent. */
export const storedSources = ['file', 'document', 'link'] as const;

export const sourceFields = {
  source_type: z
    .enum(['none', 'paste', ...storedSources])
    .default('none')
    .meta({
      title: 'Source material',
      description: 'A text to draw on.',
      widget: 'chips',
      group: SOURCE,
    }),
  source_text: longText(100_000).meta({
    title: 'Text',
    widget: 'textarea',
    group: SOURCE,
    placeholder: 'Paste the reading here.',
    shown_if: { field: 'source_type', in: ['paste'] },
  }),
  source_file_ids: z
    .array(z.uuid())
    .max(5)
    .default([])
    .meta({
      title: 'Sources',
      description: 'At most 5 together.',
      widget: 'source',
      group: SOURCE,
      shown_if: { field: 'source_type', in: storedSources },
    }),
  source_only: z
    .boolean()
    .default(false)
    .meta({
      title: 'Use nothing but the source',
      widget: 'switch',
      group: SOURCE,
      shown_if: { field: 'source_type', in: ['paste', ...storedSources] },
    }),
};

export const WHO = 'Audience';

export const whoFields = {
  reading_level: z
    .enum(['Same as grade', ...Object.values(GradeLevel)])
    .default('Same as grade')
    .meta({ title: 'Reading level', widget: 'select', group: WHO }),
  wida_level: z
    .enum(['Not set', 'Entering', 'Emerging', 'Developing', 'Expanding', 'Bridging', 'Reaching'])
    .default('Not set')
    .meta({ title: 'English proficiency (WIDA)', widget: 'select', group: WHO }),
  supports: z.array(z.enum(supports)).max(supports.length).default([]).meta({
    title: 'Supports',
    widget: 'chips',
    group: WHO,
  }),
};

export const MORE = 'More';

export const moreFields = {
  title: longText(120).meta({
    title: 'Title',
    description: 'Leave empty to use the topic.',
    widget: 'text',
    group: MORE,
  }),
  language: z
    .enum(languages)
    .default('English (US)')
    .meta({ title: 'Language', widget: 'select', group: MORE }),
  additional_instructions: longText(1_000).meta({
    title: 'Anything else',
    description: 'No student names, please.',
    widget: 'textarea',
    group: MORE,
  }),
};

/** The fields that every form has. */
export const commonFields = { ...whatFields, ...aimFields, ...sourceFields, ...whoFields, ...moreFields };

export type CommonInput = z.output<z.ZodObject<typeof commonFields>>;

/** What fields count as that a form leaves out. */
export const unasked: Omit<CommonInput, 'grade_level'> = {
  topic: '',
  class_id: '',
  subject: '',
  learning_objectives: '',
  standards_framework: 'none',
  standards: [],
  source_type: 'none',
  source_text: '',
  source_file_ids: [],
  source_only: false,
  reading_level: 'Same as grade',
  wida_level: 'Not set',
  supports: [],
  title: '',
  language: 'English (US)',
  additional_instructions: '',
};
