import { sample } from 'effector';
import { createListBatchesQuery } from '@/shared/api/batches';
import type { AnyTemplateType } from '@/shared/api/templates';
import { createPagedList } from '@/shared/lib/paged-list';
import { historyOpened } from './generator-history';

const PAGE_SIZE = 5;

/** The batches of the template, newest first. */
export const batchList = createPagedList({
  name: 'batches',
  query: createListBatchesQuery(),
  request: (template_type: AnyTemplateType, cursor) => ({
    params: { template_type, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
  }),
});

sample({ clock: historyOpened, target: batchList.opened });
