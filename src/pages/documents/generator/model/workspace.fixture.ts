import { fork } from 'effector';
import { vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { listLinksFx } from '@/shared/api/actions';
import { getDraftFx, saveDraftFx } from '@/shared/api/drafts';
import {
  estimateGenerationFx,
  getGenerationFx,
  listGenerationsFx,
  listVersionsFx,
  startGenerationFx,
} from '@/shared/api/generations';
import { getSourceTextFx } from '@/shared/api/sources';
import { getTemplateFx } from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { printFx, usualPaperFx } from './print';

export const { generation } = lesson;
const { template } = lesson;
export const type = template.entry.templateType;

const version = {
  version: 1,
  cause: 'written',
  section: null,
  reading: null,
  created_at: generation.created_at,
};

/** The workspace with every external effect replaced; `scope(true)` has the sample document open. */
export function start(document = settledState(lesson)) {
  const answer = (value: unknown) => vi.fn((..._call: unknown[]): unknown => value);
  const outside = {
    template: answer(template),
    get: answer(generation),
    start: answer(generation),
    estimate: answer({
      credits: 5400,
      input_tokens: 900,
      output_tokens: 4500,
      affordable: true,
      unlimited: false,
      refusal: null,
    }),
    navigate: answer(undefined),
    print: answer(undefined),
    sourceText: answer({ text: '' }),
    usualPaper: answer('letter'),
    stored: answer(undefined),
    store: answer(undefined),
  };
  const scope = (open = false) =>
    fork({
      values: [[$generation, open ? document : $generation.defaultState]],
      handlers: [
        [getTemplateFx, outside.template],
        [getGenerationFx, outside.get],
        [startGenerationFx, outside.start],
        [estimateGenerationFx, outside.estimate],
        [listGenerationsFx, () => ({ items: [], next_cursor: null })],
        [listLinksFx, () => ({ origin: null, items: [] })],
        [listVersionsFx, () => ({ items: [version], next_cursor: null })],
        [navigateFx, outside.navigate],
        [
          saveDraftFx,
          () => ({ template_type: type, input: {}, version: 1, updated_at: generation.updated_at }),
        ],
        [getDraftFx, () => ({ draft: null })],
        [removeStoredFx, () => undefined],
        [printFx, outside.print],
        [getSourceTextFx, outside.sourceText],
        [usualPaperFx, outside.usualPaper],
        [readStoredFx, outside.stored],
        [storeFx, outside.store],
      ],
    });
  return { ...outside, scope };
}
