import { fork } from 'effector';
import { vi } from 'vitest';
import { listBriefcaseEntriesFx } from '@/shared/api/briefcases';
import { deleteDraftFx, getDraftFx, saveDraftFx } from '@/shared/api/drafts';
import { estimateGenerationFx, listGenerationsFx, startGenerationFx } from '@/shared/api/generations';
import { getTemplateFx, listStandardsFx } from '@/shared/api/templates';
import { lesson } from '../../../../tests/support/documents';
import { $saveDelay } from './draft';
import { focusFirstInvalidFx, readDraftFx, removeDraftFx, storeDraftFx } from './form';
import { newKeyFx } from './start-request';

export const { generation } = lesson;
const { template } = lesson;
export const type = template.entry.templateType;
/** The required fields of the form. */
export const requiredInput = { topic: 'Rain', grade_level: 'Grade 7', subject: 'Science' };

type SaveCall = { request: { draftContent: { version: number; input: Record<string, unknown> } } };

/** The form of a template with every external effect replaced. */
export function start() {
  const answer = (value: unknown) => vi.fn((..._call: unknown[]): unknown => value);
  const outside = {
    template: answer(template),
    start: answer({ ...generation, id: generation.id, input: requiredInput }),
    estimate: answer({
      credits: 5400,
      input_tokens: 900,
      output_tokens: 4500,
      affordable: true,
      unlimited: false,
      refusal: null,
    }),
    storedDraft: answer({ stored: null, saved: null }),
    saveDraft: vi.fn((_token: unknown, { request }: SaveCall): unknown => ({
      template_type: type,
      input: request.draftContent.input,
      version: request.draftContent.version + 1,
      updated_at: generation.updated_at,
    })),
    currentDraft: answer({ draft: null }),
    deleteDraft: answer(undefined),
    storeDraft: answer(undefined),
    removeDraft: answer(undefined),
    focus: answer(undefined),
    standards: answer({ items: [], next_cursor: null }),
  };
  let keys = 0;
  const scope = () =>
    fork({
      values: [[$saveDelay, 20]],
      handlers: [
        [getTemplateFx, outside.template],
        [startGenerationFx, outside.start],
        [estimateGenerationFx, outside.estimate],
        [listGenerationsFx, () => ({ items: [], next_cursor: null })],
        [listBriefcaseEntriesFx, () => ({ items: [], next_cursor: null })],
        [listStandardsFx, outside.standards],
        [readDraftFx, outside.storedDraft],
        [saveDraftFx, outside.saveDraft],
        [getDraftFx, outside.currentDraft],
        [deleteDraftFx, outside.deleteDraft],
        [storeDraftFx, outside.storeDraft],
        [removeDraftFx, outside.removeDraft],
        [focusFirstInvalidFx, outside.focus],
        [newKeyFx, () => `idempotency-key-${++keys}`],
      ],
    });
  return { ...outside, scope };
}
