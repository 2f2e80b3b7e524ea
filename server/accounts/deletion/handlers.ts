import type { HandlersOf } from '../../platform/http/handler.ts';
import { deleteAccount, type DeletionNeeds } from './delete-account.ts';

export const deletionHandlers = (needs: DeletionNeeds): HandlersOf<'deleteAccount'> => ({
  async deleteAccount(request, reply) {
    await deleteAccount(needs, request, request.body);
    return reply.send();
  },
});
