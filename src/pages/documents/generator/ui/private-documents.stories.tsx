import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { generationSchema } from '@/shared/api/generations';
import { templateSchema } from '@/shared/api/templates';
import letterSample from '@/shared/api/generated/samples/professional-correspondence.json';
import reportSample from '@/shared/api/generated/samples/report-card-generation.json';
import transcriptSample from '@/shared/api/generated/samples/transcript-generation.json';
import { templateOf } from '../../../../../tests/support/template-form';
import { type Sample, settledState, writing } from '../../../../../tests/support/documents';
import { Example, phone } from './generator-page.sample';

const sampleOf = ({ template, generation }: { template: unknown; generation: unknown }): Sample => ({
  template: templateSchema.parse(template),
  generation: generationSchema.parse(generation),
});

const letter = sampleOf(letterSample);
const report = sampleOf(reportSample);
const transcript = sampleOf(transcriptSample);

/** Documents about one student: a letter, a report card and a transcript. */
const meta = {
  title: 'Pages/Generator/Documents about a student',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { page: templateOf(transcript, transcript.generation.id), document: settledState(transcript) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const complete = (sample: Sample, result: Record<string, unknown> = {}) => ({
  page: templateOf(sample, sample.generation.id),
  document: settledState(sample, { result: { ...sample.generation.result, ...result } }),
});

const times = <Thing,>(count: number, thing: (index: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => thing(index));

const LONG =
  'In the bridge project the team tested three shapes, wrote down which one bent first and drew the forces in each part. ';

export const Transcript: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^UNOFFICIAL/, { selector: 'span' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: '2025-26, Spring' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

export const TranscriptOnAPhone: Story = { globals: phone };

export const TranscriptBeingWritten: Story = { args: { document: writing(transcript, 1) } };

export const LongTranscript: Story = {
  args: complete(transcript, {
    academic_record: times(8, (year) => ({
      year: `${2018 + year}-${19 + year}`,
      terms: ['Fall', 'Spring'].map((term) => ({
        term,
        gpa: '3.300',
        courses: times(10, (index) => ({
          course_title: `Interdisciplinary seminar in environmental science and policy, part ${index + 1}`,
          level: 'Honors',
          credits_attempted: 0.5,
          credits_earned: 0.5,
          earned_grade: 'B+',
          quality_points: 1.65,
        })),
      })),
    })),
  }),
};

export const ReportCard: Story = {
  args: complete(report),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Fractions show how patiently he works/)).toBeVisible();
  },
};

export const ReportCardBeingWritten: Story = {
  args: { page: templateOf(report), document: writing(report, 1) },
};

export const LongReportCard: Story = {
  args: complete(report, {
    rows: times(14, (index) => ({
      subject: `Subject ${index + 1}`,
      earned_grade: 'B+',
      comment: LONG.repeat(5),
    })),
    overall_comment: LONG.repeat(16),
  }),
};

export const Letter: Story = {
  args: complete(letter),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dear Mr. Feld,')).toBeVisible();
    await expect(canvas.getByText('Estimado Mr. Feld:')).toBeVisible();
  },
};

export const LetterBeingWritten: Story = { args: { page: templateOf(letter), document: writing(letter, 0) } };

export const LongLetter: Story = {
  args: complete(letter, {
    letter: {
      subject: `About the bridge project and everything else that happened in ${times(12, () => 'autumn').join(', ')}`,
      greeting: 'Dear Mr. Feld,',
      body: times(18, () => LONG.repeat(4)),
      closing: 'With kind regards,',
      signature: 'Amara Okafor, Grade 6 English',
    },
  }),
};
