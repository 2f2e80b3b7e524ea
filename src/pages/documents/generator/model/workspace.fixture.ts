import { fork } from 'effector';
import { vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { estimateRevisionFx, getRichTextFx, listLinksFx, reviseGenerationFx } from '@/shared/api/actions';
import { listBriefcaseEntriesFx } from '@/shared/api/briefcases';
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
import { copyFormattedFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { lesson, settledState } from '../../../../../tests/support/documents';

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
    revise: answer({ ...generation, version: generation.version + 1 }),
    richText: answer({ html: '<p>Rain</p>', text: 'Rain' }),
    copy: vi.fn(async (content: unknown): Promise<void> => void (await content)),
    navigate: answer(undefined),
    sourceText: answer({ text: '' }),
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
        [listBriefcaseEntriesFx, () => ({ items: [], next_cursor: null })],
        [listLinksFx, () => ({ origin: null, items: [] })],
        [listVersionsFx, () => ({ items: [version], next_cursor: null })],
        [navigateFx, outside.navigate],
        [
          saveDraftFx,
          () => ({ template_type: type, input: {}, version: 1, updated_at: generation.updated_at }),
        ],
        [getDraftFx, () => ({ draft: null })],
        [removeStoredFx, () => undefined],
        [getSourceTextFx, outside.sourceText],
        [estimateRevisionFx, outside.estimate],
        [reviseGenerationFx, outside.revise],
        [getRichTextFx, outside.richText],
        [copyFormattedFx, outside.copy],
        [readStoredFx, outside.stored],
        [storeFx, outside.store],
      ],
    });
  return { ...outside, scope };
}
