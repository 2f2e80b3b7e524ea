import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { listGroups } from '../../classes/classes/class-groups.ts';
import { createGroup, deleteGroup, saveGroup } from './groups.ts';

type GroupOperation = 'listGroups' | 'createGroup' | 'saveGroup' | 'deleteGroup';

export const groupHandlers = ({ db }: { db: Database }): HandlersOf<GroupOperation> => ({
  async listGroups({ user, params }) {
    const { id } = await findTaughtClass(db, params.id, user.id);
    return { items: await listGroups(db, id) };
  },

  createGroup: ({ user, params, body }) => createGroup(db, user.id, params.id, body),
  saveGroup: ({ user, params, body }) => saveGroup(db, user.id, params.id, body),

  async deleteGroup({ user, params }, reply) {
    await deleteGroup(db, user.id, params.id);
    return reply.code(204).send();
  },
});
