import type { Meta, StoryObj } from '@storybook/react-vite';
import { httpError } from '@farfetched/core';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type BatchEstimate, estimateBatchFx, startBatchFx } from '@/shared/api/batches';
import type { FormValues } from '@/entities/template-form';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { $batchEstimate, $startingBatch } from '../model/batch-form';
import { batchFormOf, batchPage } from '../model/batch-form.fixture';
import { $form, storeDraftFx } from '../model/form';
import { $template } from '../model/template';
import {
  $studentFiles,
  FILE_NAME,
  IS_GUESS,
  readStudentFileFx,
  type StudentFile,
} from '../model/student-files';
import { FormFoot } from './form-foot';
import { TemplateForm } from './template-form';

type State = {
  papers: readonly FormValues[];
  estimate?: BatchEstimate | null;
  files?: readonly StudentFile[];
  isStarting?: boolean;
  isUnlimited?: boolean;
  startBatch?: (...call: unknown[]) => unknown;
};

const price: BatchEstimate = {
  credits: 7200,
  input_tokens: 3600,
  output_tokens: 3600,
  items: [2200, 2600, 2400],
  affordable: true,
  unlimited: false,
  refusal: null,
};

function Example({
  papers,
  estimate = price,
  files = [],
  isStarting = false,
  isUnlimited = false,
  startBatch = () => new Promise(() => {}),
}: State) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(isUnlimited ? teacher : student)],
            [$template, batchPage],
            [$form, batchFormOf(papers)],
            [$batchEstimate, estimate],
            [$startingBatch, isStarting],
            [$studentFiles, files],
          ],
          handlers: [
            [startBatchFx, startBatch],
            [estimateBatchFx, () => estimate],
            [readStudentFileFx, () => new Promise(() => {})],
            [storeDraftFx, () => undefined],
          ],
        })
      }
    >
      {batchPage.state === 'ready' ? (
        <TemplateForm entry={batchPage.template.entry} foot={<FormFoot />} />
      ) : null}
    </PageFrame>
  );
}

const paper = (name: string, part: FormValues = {}): FormValues => ({
  student_name: name,
  text: 'Ice floats because it is less dense than the water around it.',
  ...part,
});
const papers = [paper('Ada Lovelace'), paper('Ben Okri'), paper('Mira Novak')];
const fromFile = (name: string, file: string, isGuess: boolean) =>
  paper(name, { [FILE_NAME]: file, [IS_GUESS]: isGuess });
const file = (name: string) => new File(['Ice floats.'], name, { type: 'text/plain' });

/** A form with the work of several students, which is written as one document for each of them. */
const meta = {
  title: 'Pages/Generator/Batch form',
  component: Example,
  parameters: { frame: 368 },
  args: { papers },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralStudents: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Write 3 documents' })).toBeEnabled();
    await expect(canvas.getByText(/in total/)).toHaveTextContent(
      'About 7,200 credits in total, 2,200 to 2,600 per student',
    );
  },
};

export const OneStudent: Story = {
  args: { papers: papers.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /documents$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Write it' })).toBeVisible();
  },
};

export const Unlimited: Story = {
  args: { isUnlimited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One per student. Included in your plan')).toBeVisible();
  },
};

export const PriceUnknown: Story = { args: { estimate: null } };

export const TooFewCredits: Story = {
  args: { estimate: { ...price, affordable: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough credits for all')).toBeVisible();
  },
};

export const Starting: Story = { args: { isStarting: true } };

export const NotStarted: Story = {
  args: {
    startBatch: fn(() =>
      Promise.reject(
        httpError({
          status: 409,
          statusText: 'Conflict',
          response: { status: 'error', message: 'Three batches are running. Wait until one has finished.' },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write 3 documents' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The batch wasn’t started. You were not charged.'),
    );
  },
};

/** A file whose name is unclear asks the teacher to check its student. */
export const Files: Story = {
  args: {
    papers: [
      fromFile('Ada Lovelace', 'ada_lovelace_ice.docx', false),
      fromFile('Ben Okri', 'scan 0007 (final) b o.pdf', true),
    ],
    files: [
      { id: '1', file: file('mira_novak.txt'), state: 'reading' },
      { id: '2', file: file('photo of my notebook.pdf'), state: 'failed', message: 'This PDF has no text.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check the student: the file’s name isn’t clear.')).toBeVisible();
    await expect(canvas.getByText('This PDF has no text.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
