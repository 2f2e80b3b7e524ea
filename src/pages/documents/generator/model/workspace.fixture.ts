import './toasts';
import { fork } from 'effector';
import { vi } from 'vitest';
import { $generation } from '@/entities/generation';
import {
  deleteGenerationFx,
  editGenerationFx,
  estimateGenerationFx,
  estimateRewriteFx,
  exportGenerationFx,
  getGenerationFx,
  listGenerationsFx,
  listVersionsFx,
  restoreVersionFx,
  startGenerationFx,
} from '@/shared/api/generations';
import { listLinksFx } from '@/shared/api/actions';
import { getDraftFx, saveDraftFx } from '@/shared/api/drafts';
import { getSourceTextFx } from '@/shared/api/sources';
import { getTemplateFx, type TemplateSection } from '@/shared/api/templates';
import { saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { slowExportFx } from './export';
import { printFx, usualPaperFx } from './print';
import { removeEditFx, storeEditFx, readEditFx } from './document-editing';
import { readChangesFx, storeChangesFx } from './stored-changes';
import { focusItemFx, returnFocusFx, showSectionFx } from './section-focus';

export const { generation } = lesson;
const { template } = lesson;
export const type = template.entry.templateType;
/** The required fields of the form. */
export const requiredInput = { topic: 'Rain', grade_level: 'Grade 7', subject: 'Science' };

/** The workspace with every external effect replaced; `scope(true)` has the sample document open. */
export function start(document = settledState(lesson)) {
  const answer = (value: unknown) => vi.fn((..._call: unknown[]): unknown => value);
  const outside = {
    template: answer(template),
    get: answer(generation),
    start: answer({ ...generation, id: generation.id, input: requiredInput }),
    edit: answer({ ...generation, version: generation.version + 1, saved: false }),
    estimate: answer({
      credits: 5400,
      input_tokens: 900,
      output_tokens: 4500,
      affordable: true,
      unlimited: false,
      refusal: null,
    }),
    rewriteEstimate: answer({
      credits: 640,
      input_tokens: 400,
      output_tokens: 240,
      affordable: true,
      unlimited: false,
      refusal: null,
    }),
    navigate: answer(undefined),
    storedEdit: answer(undefined),
    storeEdit: answer(undefined),
    removeEdit: answer(undefined),
    storedChanges: answer(undefined),
    storeChanges: answer(undefined),
    export: answer(new Blob(['# Plan'])),
    slowExport: answer(undefined),
    save: answer(undefined),
    print: answer(undefined),
    sourceText: answer({ text: '' }),
    usualPaper: answer('letter'),
    stored: answer(undefined),
    store: answer(undefined),
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
        [getTemplateFx, outside.template],
        [getGenerationFx, outside.get],
        [startGenerationFx, outside.start],
        [editGenerationFx, outside.edit],
        [restoreVersionFx, outside.restore],
        [deleteGenerationFx, outside.trash],
        [estimateGenerationFx, outside.estimate],
        [estimateRewriteFx, outside.rewriteEstimate],
        [listGenerationsFx, () => ({ items: [], next_cursor: null })],
        [listLinksFx, () => ({ origin: null, items: [] })],
        [
          listVersionsFx,
          () => ({
            items: [
              {
                version: 1,
                cause: 'written',
                section: null,
                reading: null,
                created_at: generation.created_at,
              },
            ],
            next_cursor: null,
          }),
        ],
        [exportGenerationFx, outside.export],
        [slowExportFx, outside.slowExport],
        [saveFileFx, outside.save],
        [navigateFx, outside.navigate],
        [
          saveDraftFx,
          () => ({ template_type: type, input: {}, version: 1, updated_at: generation.updated_at }),
        ],
        [getDraftFx, () => ({ draft: null })],
        [removeStoredFx, () => undefined],
        [readEditFx, outside.storedEdit],
        [storeEditFx, outside.storeEdit],
        [removeEditFx, outside.removeEdit],
        [readChangesFx, outside.storedChanges],
        [storeChangesFx, outside.storeChanges],
        [printFx, outside.print],
        [getSourceTextFx, outside.sourceText],
        [usualPaperFx, outside.usualPaper],
        [readStoredFx, outside.stored],
        [storeFx, outside.store],
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
