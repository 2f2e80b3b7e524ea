import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import {
  exportStudentReportFx,
  getStudentReportFx,
  printStudentReportFx,
  saveStudentReportCommentFx,
  type StudentReport,
} from '@/shared/api/student-reports';
import { saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { ADDRESS, emptyReport, turkishReport } from '../model/student-report.fixture';
import { reportOpened } from '../model/student-report';
import { StudentReportPage } from './student-report-page';

const read = fn<(...call: unknown[]) => StudentReport | Promise<StudentReport>>();
const save = fn<(...call: unknown[]) => unknown>();
const navigate = fn<(...call: unknown[]) => void>();
const saveFile = fn<(...call: unknown[]) => void>();

function Example() {
  const start = () => {
    const scope = fork({
      handlers: [
        [getStudentReportFx, read],
        [saveStudentReportCommentFx, save],
        [exportStudentReportFx, () => new Blob()],
        [printStudentReportFx, () => new Blob()],
        [navigateFx, navigate],
        [saveFileFx, saveFile],
        [readStoredFx, () => null],
        [storeFx, () => undefined],
        [removeStoredFx, () => undefined],
      ],
    });
    void allSettled(reportOpened, { scope, params: ADDRESS });
    return scope;
  };
  return (
    <PageFrame start={start} path={ADDRESS}>
      <StudentReportPage />
    </PageFrame>
  );
}

/** How a student is doing, in the language of the parents. */
const meta = {
  title: 'Pages/Student report',
  component: StudentReportPage,
  render: () => <Example />,
} satisfies Meta<typeof StudentReportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => StudentReport | Promise<StudentReport>) => () => {
  navigate.mockClear();
  saveFile.mockClear();
  save.mockReset();
  save.mockReturnValue({ ...turkishReport.comment, text: 'New words.', revision: 3 });
  read.mockImplementation(answer);
};

export const InTurkish: Story = {
  tags: ['pictured'],
  beforeEach: answering(() => turkishReport),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(turkishReport.answer)).toHaveAttribute('lang', 'tr');
    await expect(canvas.getByRole('heading', { name: 'Not nasıl hesaplanır' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '%67,5' })).toBeVisible();
  },
};

/** The parents get nothing of it. */
export const SomeScoresAreNotReturned: Story = {
  beforeEach: answering(() => ({ ...turkishReport, not_returned: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/One score is not returned yet and left out here/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the gradebook' })).toHaveAttribute(
      'href',
      `/teacher/gradebooks?class=${turkishReport.class.id}`,
    );
  },
};

export const AnotherLanguage: Story = {
  beforeEach: answering(() => turkishReport),
  play: async ({ canvas, userEvent }) => {
    const language = await canvas.findByRole('combobox', { name: 'Language of the parents' });
    await userEvent.selectOptions(language, 'German');
    await expect(navigate).toHaveBeenLastCalledWith({ to: `${ADDRESS}&language=de`, replace: true });
  },
};

export const CommentIsSavedBeforeThePdf: Story = {
  beforeEach: answering(() => turkishReport),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Comment for the parents/ });
    await expect(field).toHaveValue(turkishReport.comment.text);
    await userEvent.clear(field);
    await userEvent.type(field, 'New words.');
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const change = { text: 'New words.', language: 'en', revision: 2, term_id: null };
    await expect(save).toHaveBeenCalledWith(
      null,
      expect.objectContaining({
        request: expect.objectContaining({ studentReportCommentChange: change }),
      }),
    );
  },
};

/** A student without marks, with a name of sixty letters. */
export const WithoutMarks: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: answering(() => emptyReport),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(emptyReport.answer)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'As a table' })).toBeNull();
  },
};

export const Loading: Story = { beforeEach: answering(() => new Promise(() => {})) };

export const Failed: Story = {
  beforeEach: answering(() => {
    throw new Error('The server answers nothing.');
  }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    read.mockImplementation(() => turkishReport);
    await userEvent.click(again);
    await expect(await canvas.findByText(turkishReport.answer)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: answering(() => turkishReport),
};
