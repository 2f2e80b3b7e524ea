import { z } from 'zod';
import { rubricCriterionSchema, rubricDescriptorSchema, rubricSchema } from '../../../generated/blocks.ts';
import { labelled } from '../blocks.ts';
import { aimFields, moreFields, sourceFields, whatFields, whoFields } from '../fields/common.ts';

const rubricTypes = ['Analytic', 'Holistic', 'Single-point'] as const;
const levelNames = ['Exemplary–Proficient–Developing–Beginning', 'Exceeds–Below', '4–1', 'Custom'] as const;

const LEVELS = 'Levels';
const CRITERIA = 'Criteria';

export const rubricInput = z
  .object({
    assignment_description: z.string().trim().min(1, 'Describe the assignment.').max(3_000).meta({
      title: 'Assignment',
      description: 'What students make, and what it should show.',
      widget: 'textarea',
      placeholder: 'A two-page letter to the city council that argues for one change to the park.',
      takes_document: true,
    }),
    class_id: whatFields.class_id,
    grade_level: whatFields.grade_level,
    subject: whatFields.subject,
    rubric_type: z.enum(rubricTypes).default('Analytic').meta({ title: 'Kind', widget: 'select' }),
    point_scale: z.enum(['3', '4', '5', '6']).default('4').meta({ title: 'Levels', widget: 'chips' }),
    total_points: z.number().min(1).max(1_000).default(16).meta({ title: 'Total points', widget: 'number' }),
    ...sourceFields,
    level_labels: z
      .enum(levelNames)
      .default('Exemplary–Proficient–Developing–Beginning')
      .meta({ title: 'Names of the levels', widget: 'select', group: LEVELS }),
    custom_labels: z
      .array(z.string().trim().min(1).max(40))
      .max(6)
      .default([])
      .meta({
        title: 'Your names',
        description: 'The best level first.',
        widget: 'tags',
        group: LEVELS,
        shown_if: { field: 'level_labels', in: ['Custom'] },
      }),
    criteria: z.array(z.string().trim().min(1).max(80)).max(8).default([]).meta({
      title: 'Your criteria',
      description: 'Leave empty to have them proposed.',
      widget: 'tags',
      group: CRITERIA,
    }),
    criteria_count: z.number().int().min(3).max(8).default(4).meta({
      title: 'Number of criteria',
      description: 'Used only if you list no criteria.',
      widget: 'number',
      group: CRITERIA,
    }),
    weighted: z
      .boolean()
      .default(false)
      .meta({ title: 'Weigh the criteria differently', widget: 'switch', group: CRITERIA }),
    student_friendly: z
      .boolean()
      .default(true)
      .meta({ title: 'Add a version in students’ words', widget: 'switch', group: CRITERIA }),
    ...aimFields,
    ...whoFields,
    topic: z.string().trim().max(200).default('').meta({ title: 'Topic', widget: 'text', group: 'More' }),
    ...moreFields,
  })
  .refine(
    ({ level_labels, custom_labels, point_scale }) =>
      level_labels !== 'Custom' || custom_labels.length === Number(point_scale),
    { path: ['custom_labels'], message: 'Enter one name for each level.' },
  );

export type RubricForm = z.output<typeof rubricInput>;

export const rubricResult = z.object({
  rubric: rubricSchema
    .extend({
      criteria: z
        .array(
          rubricCriterionSchema.extend({
            descriptors: z.array(rubricDescriptorSchema).max(6).meta({
              title: 'Descriptions',
              description: 'One for each level, the best first.',
            }),
          }),
        )
        .min(1)
        .max(12)
        .meta({ title: 'Criteria' }),
    })
    .meta({ title: 'Rubric', block: 'rubric' }),
  sample_scored_example: z
    .array(
      z.object({
        criterion: labelled('Criterion'),
        work: labelled('In the work').meta({ description: 'The words of the invented work.' }),
        level: labelled('Level'),
        points: z.number().min(0).optional().meta({ title: 'Points', description: 'Leave it out.' }),
        why: labelled('Why this level'),
      }),
    )
    .max(12)
    .meta({
      title: 'Scored example',
      block: 'table',
      teacher_only: true,
      description: 'An invented piece of work, scored with this rubric: a row for each criterion.',
    }),
});

export type RubricResult = z.output<typeof rubricResult>;
