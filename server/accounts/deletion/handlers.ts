import type { HandlersOf } from '../../platform/http/handler.ts';
import { deleteAccount, type DeletionDependencies } from './delete-account.ts';

export const deletionHandlers = (dependencies: DeletionDependencies): HandlersOf<'deleteAccount'> => ({
  async deleteAccount(request, reply) {
    await deleteAccount(dependencies, request, request.body);
    return reply.send();
  },
});
