import { z } from 'zod';
import { academicRecordSchema } from '../../../generated/blocks.ts';
import { labelled, list, prose } from '../blocks.ts';
import type { TranscriptInput } from './schema.ts';

const number = (title: string) => z.number().meta({ title });

export const transcriptResult = z.object({
  header: z
    .object({
      student: labelled('Student'),
      school: labelled('School'),
      address: labelled('Address').optional(),
      code: labelled('School code').optional(),
      date_of_birth: labelled('Date of birth').optional(),
      entry_date: labelled('Entered').optional(),
      graduation_date: labelled('Graduated').optional(),
      status: labelled('Status'),
    })
    .meta({ title: 'Student and school', block: 'facts' }),
  academic_record: academicRecordSchema.meta({ title: 'Academic record', block: 'record' }),
  gpa: z
    .object({ unweighted: labelled('Unweighted').optional(), weighted: labelled('Weighted').optional() })
    .meta({ title: 'Grade point average', block: 'facts' }),
  credits: z
    .object({
      attempted: number('Attempted'),
      earned: number('Earned'),
      required: number('Required').optional(),
      remaining: number('Remaining').optional(),
    })
    .meta({ title: 'Credits', block: 'facts' }),
  rank: z
    .object({ rank: labelled('Rank'), by: labelled('By') })
    .meta({ title: 'Rank in class', block: 'facts' }),
  test_scores: z
    .array(z.object({ test: labelled('Test'), date: labelled('Date'), score: labelled('Score') }))
    .max(20)
    .meta({ title: 'Test scores', block: 'table' }),
  attendance: z
    .object({
      days_enrolled: number('Days enrolled'),
      days_present: number('Days present'),
      days_absent: number('Days absent'),
      days_tardy: number('Days tardy'),
      rate: labelled('Attendance'),
    })
    .meta({ title: 'Attendance', block: 'facts' }),
  activities: list('Activities'),
  grading_key: z
    .array(
      z.object({
        grade: labelled('Grade'),
        points: number('Points').optional(),
        honors: number('Honors').optional(),
        ap_ib: number('AP and IB').optional(),
        dual: number('Dual').optional(),
        meaning: labelled('Meaning').optional(),
      }),
    )
    .max(40)
    .meta({ title: 'Grading key', block: 'table' }),
  certification: prose('Certification'),
  narrative_summary: prose('Summary', { description: 'One paragraph of 60 to 130 words.' }),
});

export type TranscriptResult = z.output<typeof transcriptResult>;
export type TranscriptDraft = Partial<TranscriptResult>;

/** Everything but the summary, which is the only text of the model. */
export const transcriptDerived = transcriptResult
  .keyof()
  .options.filter((key) => key !== 'narrative_summary');

/** Extra sections appear if they are wanted and the form has their data. */
export function transcriptSections(input: TranscriptInput): string[] {
  const wanted: Readonly<Record<string, boolean>> = {
    rank: input.include.includes('rank') && input.class_gpas !== '',
    test_scores: input.include.includes('test scores') && input.test_scores.length > 0,
    attendance: input.include.includes('attendance') && input.attendance.days_enrolled > 0,
    activities: input.include.includes('activities') && input.activities !== '',
  };
  return transcriptResult.keyof().options.filter((key) => wanted[key] ?? true);
}
