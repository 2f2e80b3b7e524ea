import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { getClassSkills } from './get-skills.ts';

export const skillsHandlers = ({ db }: { db: Database }): HandlersOf<'getClassSkills'> => ({
  getClassSkills: ({ user, params }) => getClassSkills(db, user.id, params.id),
});
