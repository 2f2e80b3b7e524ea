import { fork } from 'effector';
import { vi } from 'vitest';
import { $generation } from '@/entities/generation';
import {
  deleteGenerationFx,
  editGenerationFx,
  estimateRewriteFx,
  getGenerationFx,
  restoreVersionFx,
  startGenerationFx,
} from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { readEditFx, removeEditFx, storeEditFx } from './document-editing';
import { focusItemFx, returnFocusFx, showSectionFx } from './section-focus';
import { readChangesFx, storeChangesFx } from './stored-changes';

export const { generation } = lesson;
const { template } = lesson;
export const type = template.entry.templateType;

/** The editor with every external effect replaced; `scope(true)` has the sample document open. */
export function start(document = settledState(lesson)) {
  const answer = (value: unknown) => vi.fn((..._call: unknown[]): unknown => value);
  const outside = {
    get: answer(generation),
    start: answer(generation),
    edit: answer({ ...generation, version: generation.version + 1, saved: false }),
    rewriteEstimate: answer({
      credits: 640,
      input_tokens: 400,
      output_tokens: 240,
      affordable: true,
      unlimited: false,
      refusal: null,
    }),
    storedEdit: answer(undefined),
    storeEdit: answer(undefined),
    removeEdit: answer(undefined),
    storedChanges: answer(undefined),
    storeChanges: answer(undefined),
    show: answer(undefined),
    returnFocus: answer(undefined),
    focusItem: answer(undefined),
    trash: answer(undefined),
    restore: answer({ ...generation, version: generation.version + 1 }),
  };
  const scope = (open = false) =>
    fork({
      values: [[$generation, open ? document : $generation.defaultState]],
      handlers: [
        [getGenerationFx, outside.get],
        [startGenerationFx, outside.start],
        [editGenerationFx, outside.edit],
        [restoreVersionFx, outside.restore],
        [deleteGenerationFx, outside.trash],
        [estimateRewriteFx, outside.rewriteEstimate],
        [readEditFx, outside.storedEdit],
        [storeEditFx, outside.storeEdit],
        [removeEditFx, outside.removeEdit],
        [readChangesFx, outside.storedChanges],
        [storeChangesFx, outside.storeChanges],
        [showSectionFx, outside.show],
        [returnFocusFx, outside.returnFocus],
        [focusItemFx, outside.focusItem],
      ],
    });
  return { ...outside, scope };
}

/** A section of the sample document. */
export function sectionOf(key: string): TemplateSection {
  const found = template.sections.find((section) => section.key === key);
  if (!found) throw new Error(`The sample has no section ${key}.`);
  return found;
}
