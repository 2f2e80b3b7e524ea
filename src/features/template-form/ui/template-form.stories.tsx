import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { estimateGenerationFx, generationSchema } from '@/shared/api/generations';
import iepSample from '@/shared/api/generated/samples/iep-generator.json';
import { templateSchema } from '@/shared/api/templates';
import type { FormValues } from '@/entities/template-form';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $form, storeDraftFx } from '../model/form';
import { $template } from '../model/template';
import { type Sample } from '../../../../tests/support/documents';
import { formOf, templateOf } from '../../../../tests/support/template-form';
import { FormFoot } from './form-foot';
import { TemplateForm } from './template-form';

const iep: Sample = {
  template: templateSchema.parse(iepSample.template),
  generation: generationSchema.parse(iepSample.generation),
};

function Example({ values }: { values: FormValues }) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$template, templateOf(iep)],
            [$form, formOf(iep, values)],
          ],
          handlers: [
            [estimateGenerationFx, () => new Promise(() => {})],
            [storeDraftFx, () => undefined],
          ],
        })
      }
    >
      <TemplateForm entry={iep.template.entry} foot={<FormFoot />} />
    </PageFrame>
  );
}

/** The form of a template, which focuses what is missing. */
const meta = {
  title: 'Pages/Generator/Form',
  component: Example,
  parameters: { frame: 368 },
  args: { values: { ...iepSample.generation.input, areas_of_need: [] } },
} satisfies Meta<typeof Example>;

export default meta;

export const NothingChosen: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it' }));
    await expect(canvas.getByText('Choose areas of need.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Reading fluency' })).toHaveFocus());
  },
};
