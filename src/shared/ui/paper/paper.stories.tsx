import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Question } from '../../api/blocks';
import { ProseBlock } from '../prose-block';
import { QuestionsBlock } from '../questions-block';
import { everyKind } from '../questions-block/every-kind.sample';
import { Paper, PaperHead, PaperSection } from '.';

const paragraph =
  'Van Helmont dried 200 pounds of soil, planted a willow of 5 pounds and gave it nothing but rainwater for five years. ';

const many: Question[] = Array.from({ length: 4 }, (_, round) =>
  everyKind.map((question, index) => ({ ...question, id: `${round} ${index}` })),
).flat();

const partOf = (copy: 'teacher' | 'student', questions: Question[], source = '') => ({
  key: 'A',
  note: copy === 'student' ? 'Student copy' : 'Teacher copy',
  content: (
    <>
      <PaperHead title="The willow quiz" facts={['Grade 7', 'Science']} />
      {source ? (
        <PaperSection title="Source">
          <ProseBlock text={source} />
        </PaperSection>
      ) : null}
      <PaperSection title="Questions">
        <QuestionsBlock copy={copy} questions={questions} />
      </PaperSection>
    </>
  ),
});

const short = [partOf('student', everyKind.slice(0, 2))];
const long = [partOf('student', many, paragraph.repeat(40))];

/** Use it for a document that goes through a printer: the preview is divided into the sheets that are printed. */
const meta = {
  title: 'Document/Paper',
  component: Paper,
  parameters: { frame: 900 },
  args: { title: 'The willow quiz', parts: short, size: 'letter', nameLine: true, onSheets: fn() },
} satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No sheet may have more content than it has room for. */
async function expectFittingSheets(canvasElement: HTMLElement, atLeast: number) {
  await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(atLeast));
  for (const sheet of canvasElement.querySelectorAll('[data-sheets] > article')) {
    const foot = sheet.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    const content = sheet.querySelector('[data-room]')?.getBoundingClientRect().bottom ?? 0;
    await expect(content).toBeLessThanOrEqual(Math.ceil(foot));
  }
}

export const StudentCopy: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible();
    await expect(args.onSheets).toHaveBeenLastCalledWith(1);
    await expect(canvasElement).not.toHaveTextContent('Right.');
  },
};

export const TeacherCopy: Story = {
  args: { nameLine: false, parts: [partOf('teacher', everyKind)] },
  play: async ({ canvasElement }) => expectFittingSheets(canvasElement, 2),
};

export const Long: Story = {
  args: { parts: long },
  play: async ({ canvasElement, args }) => {
    await expectFittingSheets(canvasElement, 6);
    const sheets = canvasElement.querySelectorAll('[data-sheets] > article');
    await expect(args.onSheets).toHaveBeenLastCalledWith(sheets.length);
    const source = [...sheets].map((sheet) => sheet.textContent).join(' ');
    await expect(source.split('Van Helmont dried').length - 1).toBe(40);
  },
};

export const Watermarked: Story = {
  args: { parts: long, watermark: 'DRAFT' },
  play: async ({ canvasElement }) => {
    await expectFittingSheets(canvasElement, 6);
    const sheets = [...canvasElement.querySelectorAll('[data-sheets] > article')];
    await expect(
      sheets.every((sheet) => sheet.querySelector(':scope > svg text')?.textContent === 'DRAFT'),
    ).toBe(true);
  },
};

export const SpaceToWriteOnA4: Story = {
  args: { parts: long, size: 'a4', room: 'space' },
  play: async ({ canvasElement }) => expectFittingSheets(canvasElement, 6),
};

export const LargePrint: Story = {
  args: { parts: long, room: 'none', largePrint: true },
  play: async ({ canvasElement }) => expectFittingSheets(canvasElement, 6),
};

export const Phone: Story = {
  args: { parts: [partOf('student', everyKind)] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expectFittingSheets(canvasElement, 1),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
