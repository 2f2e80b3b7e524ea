import { fork } from 'effector';
import { vi } from 'vitest';
import { $generation } from '@/entities/generation';
import {
  deleteGenerationFx,
  editGenerationFx,
  estimateGenerationFx,
  exportGenerationFx,
  getGenerationFx,
  listGenerationsFx,
  listVersionsFx,
  restoreVersionFx,
  startGenerationFx,
} from '@/shared/api/generations';
import { getTemplateFx, listStandardsFx } from '@/shared/api/templates';
import { saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { lesson, resting } from '../ui/generator.sample';
import { printFx } from './document';
import { focusFirstMessageFx, forgetDraftFx, keepDraftFx, readDraftFx } from './form';
import { forgetEditFx, keepEditFx, readEditFx } from './document-editing';
import { returnFocusFx, showPlaceFx } from './document-place';
import { newKeyFx } from './starting';

export const { generation } = lesson;
const { template } = lesson;
export const type = template.entry.templateType;
/** What a person fills in at least. */
export const sent = { topic: 'Rain', grade_level: 'Grade 7', subject: 'Science' };

/** The workspace with everything outside of it replaced; `scope(true)` has the sample open. */
export function start(document = resting(lesson)) {
  const answer = (value: unknown) => vi.fn((..._call: unknown[]): unknown => value);
  const outside = {
    template: answer(template),
    get: answer(generation),
    start: answer({ ...generation, id: generation.id, input: sent }),
    edit: answer({ ...generation, version: generation.version + 1, saved: false }),
    estimate: answer({
      credits: 5400,
      input_tokens: 900,
      output_tokens: 4500,
      affordable: true,
      refusal: null,
    }),
    navigate: answer(undefined),
    kept: answer(undefined),
    keep: answer(undefined),
    forget: answer(undefined),
    keptEdit: answer(undefined),
    keepEdit: answer(undefined),
    forgetEdit: answer(undefined),
    focus: answer(undefined),
    standards: answer({ items: [], next_cursor: null }),
    export: answer(new Blob(['# Plan'])),
    save: answer(undefined),
    print: answer(undefined),
    show: answer(undefined),
    returnFocus: answer(undefined),
    trash: answer(undefined),
    restore: answer({ ...generation, version: generation.version + 1 }),
  };
  let keys = 0;
  const scope = (open = false) =>
    fork({
      values: open ? [[$generation, document]] : [],
      handlers: [
        [getTemplateFx, outside.template],
        [getGenerationFx, outside.get],
        [startGenerationFx, outside.start],
        [editGenerationFx, outside.edit],
        [restoreVersionFx, outside.restore],
        [deleteGenerationFx, outside.trash],
        [estimateGenerationFx, outside.estimate],
        [listGenerationsFx, () => ({ items: [], next_cursor: null })],
        [
          listVersionsFx,
          () => ({
            items: [{ version: 1, cause: 'written', section: null, created_at: generation.created_at }],
            next_cursor: null,
          }),
        ],
        [listStandardsFx, outside.standards],
        [exportGenerationFx, outside.export],
        [saveFileFx, outside.save],
        [navigateFx, outside.navigate],
        [readDraftFx, outside.kept],
        [keepDraftFx, outside.keep],
        [forgetDraftFx, outside.forget],
        [readEditFx, outside.keptEdit],
        [keepEditFx, outside.keepEdit],
        [forgetEditFx, outside.forgetEdit],
        [focusFirstMessageFx, outside.focus],
        [printFx, outside.print],
        [showPlaceFx, outside.show],
        [returnFocusFx, outside.returnFocus],
        [newKeyFx, () => `a-key-of-its-own-${++keys}`],
      ],
    });
  return { ...outside, scope };
}
