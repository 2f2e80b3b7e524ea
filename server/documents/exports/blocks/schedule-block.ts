import { scheduleEntryLabels } from '../../../generated/block-labels.ts';
import { scheduleSchema } from '../../../generated/blocks.ts';
import { labelledTable } from '../labelled.ts';
import { blockWriter } from './block-writer.ts';

export const writeSchedule = blockWriter(scheduleSchema, (entries) =>
  labelledTable(
    scheduleEntryLabels,
    entries.map(({ days = [], ...entry }) => ({
      ...entry,
      dates: entry.dates ?? days.join(', '),
      activity: entry.activity?.join('; '),
    })),
  ),
);
