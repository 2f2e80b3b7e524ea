import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { addHighlight, changeHighlight, listHighlights, removeHighlight } from './highlights.ts';

type HighlightOperation =
  | 'listLessonHighlights'
  | 'addLessonHighlight'
  | 'changeLessonHighlight'
  | 'removeLessonHighlight';

export const highlightHandlers = ({ db }: { db: Database }): HandlersOf<HighlightOperation> => ({
  listLessonHighlights: async ({ user, params }) => ({ items: await listHighlights(db, user.id, params.id) }),
  addLessonHighlight: ({ user, params, body }) => addHighlight(db, user.id, params.id, body),
  changeLessonHighlight: ({ user, params, body }) => changeHighlight(db, user.id, params.id, body),

  async removeLessonHighlight({ user, params }, reply) {
    await removeHighlight(db, user.id, params.id);
    return reply.code(204).send();
  },
});
