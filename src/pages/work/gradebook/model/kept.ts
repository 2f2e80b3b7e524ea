import { sample } from 'effector';
import * as zod from 'zod/mini';
import { KEPT_SCORES } from '@/entities/gradebook';
import { createKeptValues } from '@/shared/lib/kept-values';
import { gradebookOpened } from './book';
import { $unsavedBy, keptRead } from './scores';
import { isAllStored, joinedBooks, type UnsavedBooks } from './unsaved';

const status = zod.enum(['late', 'missing', 'excused', 'extended', 'none']);
const value = zod.object({ points: zod.nullable(zod.number()), status: zod.nullable(status) });
const kept = zod.record(
  zod.string(),
  zod.object({
    entries: zod.array(
      zod.object({
        key: zod.string(),
        assignment_id: zod.string(),
        student_id: zod.string(),
        before: value,
        after: value,
        origin: zod.enum(['grid', 'paste', 'fill', 'curve', 'import', 'undo']),
        batch: zod.nullable(zod.string()),
      }),
    ),
    texts: zod.record(
      zod.string(),
      zod.object({
        text: zod.string(),
        problem: zod.string(),
        meanings: zod.optional(zod.array(zod.object({ label: zod.string(), value }))),
      }),
    ),
    conflicts: zod.record(
      zod.string(),
      zod.object({ mine: value, theirs: value, by: zod.nullable(zod.string()) }),
    ),
    refusals: zod.record(
      zod.string(),
      zod.object({
        mine: value,
        reason: zod.enum(['no_assignment', 'no_student', 'names_hidden', 'term_closed']),
      }),
    ),
  }),
);

const $toKeep = $unsavedBy.map((all) =>
  Object.fromEntries(Object.entries(all).filter(([, own]) => !isAllStored(own))),
);

const { adopted, $isUnkept } = createKeptValues<UnsavedBooks>({
  name: 'keptScores',
  prefix: KEPT_SCORES,
  opened: gradebookOpened,
  $value: $toKeep,
  isEmpty: (books) => Object.keys(books).length === 0,
  parse: (stored) => {
    const parsed = zod.safeParse(kept, stored);
    return parsed.success ? parsed.data : undefined;
  },
});
export { $isUnkept };
sample({
  clock: adopted,
  fn: (left) => left.reduce<UnsavedBooks>(joinedBooks, {}),
  target: keptRead,
});
