import type { HandlersOf } from '../http/handler.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Writes errors that pages report to the server log. */
export const reportHandlers: HandlersOf<'reportError'> = {
  async reportError(request, reply) {
    const { message, stack, path, build } = request.body;
    const page = {
      message: withoutSecrets(message),
      stack: stack === undefined ? undefined : withoutSecrets(stack),
      path: withoutSecrets(path),
      build,
    };
    request.log.error({ page }, 'A page reported an error');
    return reply.send();
  },
};
