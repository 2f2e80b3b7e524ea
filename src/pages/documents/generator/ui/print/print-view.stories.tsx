import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { $generation, type GenerationState } from '@/entities/generation';
import { $session } from '@/entities/session';
import { type DocumentCopy, generationSchema } from '@/shared/api/generations';
import courseSample from '@/shared/api/generated/samples/course-design.json';
import { templateSchema } from '@/shared/api/templates';
import { storeFx } from '@/shared/lib/storage';
import { Shell } from '@/widgets/shell';
import { $printedCopy, $settings, type PrintSettings } from '@/features/document/print';
import { PageFrame } from '../../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../../tests/support/people';
import { lesson, quiz, type Sample, settledState } from '../../../../../../tests/support/documents';
import { PrintView } from './print-view';

type State = {
  sample: Sample;
  document?: GenerationState;
  copy?: DocumentCopy;
  settings?: Partial<PrintSettings>;
};

const usual: PrintSettings = { size: 'letter', room: 'lines', largePrint: false };

const { sections, answer_key } = quiz.generation.result;
const questions = Array.isArray(sections)
  ? sections.flatMap((group: { questions: unknown[] }) => group.questions)
  : [];

const twoVersions: Sample = {
  template: quiz.template,
  generation: {
    ...quiz.generation,
    sections: [...quiz.generation.sections, { key: 'versions', state: 'finished' }],
    result: {
      ...quiz.generation.result,
      versions: [{ title: 'Version B', questions: questions.toReversed(), answer_key }],
    },
  },
};

const UNITS = 8;
const WEEKS_OF_UNIT = 5;

const course: Sample = {
  template: templateSchema.parse(courseSample.template),
  generation: generationSchema.parse(courseSample.generation),
};
const { units } = courseSample.generation.result;
const longCourse: Sample = {
  template: course.template,
  generation: {
    ...course.generation,
    result: {
      ...course.generation.result,
      units: Array.from({ length: UNITS }, (_, index) => ({
        ...units[index % units.length],
        number: index + 1,
        title: `Can we forecast part ${index + 1}?`,
        weeks: WEEKS_OF_UNIT,
      })),
    },
  },
};

function Example({ sample, document, copy = 'teacher', settings }: State) {
  const path = `${sample.template.entry.route}/edit/${sample.generation.id}/print`;
  return (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$generation, document ?? settledState(sample)],
            [$printedCopy, copy],
            [$settings, { ...usual, ...settings }],
          ],
          handlers: [[storeFx, () => undefined]],
        })
      }
    >
      <Shell
        pathname={path}
        workspace
        crumbs={[{ label: 'Templates', href: '/templates' }, { label: sample.template.entry.title }]}
      >
        <PrintView template={sample.template} />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Generator/Print',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { sample: lesson },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TeacherCopy: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await expect(await canvas.findByText(/^\d sheets$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const StudentCopy: Story = {
  args: { sample: quiz, copy: 'student' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const paper = await canvas.findByRole('region', { name: /^Preview, \d sheets$/ });
    await expect(paper).toHaveTextContent('In the 1600s most people believed');
    for (const secret of ['Right.', 'Answer key', 'Explanation', 'Marking']) {
      await expect(canvasElement.innerHTML).not.toContain(secret);
    }
    await userEvent.click(canvas.getByRole('switch', { name: 'The source of the questions' }));
    await waitFor(() => expect(paper).not.toHaveTextContent('In the 1600s most people believed'));
  },
};

export const TwoVersionsOnA4: Story = {
  args: { sample: twoVersions, settings: { size: 'a4' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: /version B, page 1 of/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'B' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: /version A/ })).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  args: { sample: quiz },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Teacher' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Student' })).toBeChecked();
    await expect(canvas.getByText('No answers on this copy')).toBeVisible();
  },
};

export const LongCourse: Story = {
  args: { sample: longCourse },
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('region', { name: /^Preview, \d+ sheets$/ }));
    // The overview is before the first unit, and every unit is open.
    const overview = paper.getByRole('row', { name: /^8 Can we forecast part 8\? Weeks 36 to 40/ });
    const first = paper.getByRole('heading', { name: 'Can we forecast part 1?' });
    await expect(overview.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(paper.getAllByText('Final assessment').length).toBeGreaterThanOrEqual(UNITS);
  },
};

export const LargePrint: Story = { args: { sample: quiz, copy: 'student', settings: { largePrint: true } } };

export const Phone: Story = {
  args: { sample: quiz, copy: 'student' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const Opening: Story = {
  args: { document: { state: 'opening', id: lesson.generation.id } },
};

export const NotFound: Story = {
  args: {
    document: {
      state: 'absent',
      id: lesson.generation.id,
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
};
