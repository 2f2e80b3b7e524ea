import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { getOutlineFx, type Outline } from '@/shared/api/actions';
import { getTemplateFx } from '@/shared/api/templates';
import { $template, templateRetried } from '@/features/template-form';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { $outline } from './outline';
import './template';

const [first] = lesson.template.sections;
if (!first) throw new Error('The sample has no sections.');
const template = { ...lesson.template, sections: [{ ...first, block: 'parts' as const }] };
const type = template.entry.templateType;
const { id } = lesson.generation;
const outline: Outline = {
  parts: [],
  rest: 420,
  credits: 420,
  affordable: true,
  unlimited: false,
  refusal: null,
};

test('the prices of an outline are requested when its template arrives after the document', async () => {
  const read = vi.fn((..._call: unknown[]): unknown => outline);
  const scope = fork({
    values: [
      [$generation, settledState(lesson, {}, { state: 'stopped' })],
      [$template, { state: 'failed', type, id, problem: { status: 503, message: '', fields: {} } }],
    ],
    handlers: [
      [getTemplateFx, () => template],
      [getOutlineFx, read],
    ],
  });
  await allSettled(templateRetried, { scope });
  expect(read).toHaveBeenCalledOnce();
  expect(scope.getState($outline)).toEqual(outline);
});
