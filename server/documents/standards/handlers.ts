import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { findStandard, searchStandards } from './standards.ts';

export const standardHandlers: HandlersOf<'listStandards'> = {
  async listStandards({ query }) {
    const { framework, grade_level, q, codes, cursor, limit } = query;
    const after = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8');
    if (after !== undefined && findStandard(after) === undefined) {
      throw Problem.field('cursor', 'This page is not there any more. Begin at the first.');
    }
    const grade = grade_level === undefined ? undefined : Number(grade_level.replace('Grade ', ''));
    const { items, next } = searchStandards({ framework, grade, q, codes, after, limit: limit ?? 20 });
    return { items, next_cursor: next === null ? null : Buffer.from(next, 'utf8').toString('base64url') };
  },
};
