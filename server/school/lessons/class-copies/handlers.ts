import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { requireClassMaker } from '../../classes/classes/class-makers.ts';
import { type Counters, presentClass } from '../../classes/classes/list-classes.ts';
import { contentOf, planOf } from './class-content.ts';
import { copyClass } from './copy-class.ts';

interface Dependencies {
  db: Database;
  files: MeteredStore;
  counters: Counters;
}

export const classCopyHandlers = ({
  db,
  files,
  counters,
}: Dependencies): HandlersOf<'getClassCopyPlan' | 'copyClass'> => ({
  async getClassCopyPlan({ user, params }) {
    const { id } = await findTaughtClass(db, params.id, user.id);
    return planOf(await contentOf(db, id));
  },

  async copyClass({ user, params, body }) {
    const original = await findTaughtClass(db, params.id, user.id);
    await requireClassMaker(db, user);
    const id = await copyClass(db, files, original, { teacherId: user.id, copy: body });
    return presentClass(db, user, counters, id);
  },
});
