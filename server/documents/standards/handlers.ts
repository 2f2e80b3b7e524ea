import { pageOfList } from '../../platform/database/cursor.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { searchStandards } from './standards.ts';

export const standardHandlers: HandlersOf<'listStandards'> = {
  async listStandards({ query }) {
    const { framework, grade_level, q, codes } = query;
    const grade = grade_level === undefined ? undefined : Number(grade_level.replace('Grade ', ''));
    return pageOfList(searchStandards({ framework, grade, q, codes }), ({ code }) => code, query);
  },
};
