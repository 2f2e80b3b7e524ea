import { z } from 'zod';
import type { Account } from '../../../accounts/users/account.ts';
import { generatorOf } from '../../templates/generators.ts';
import { withoutMarked } from '../../templates/marked-parts.ts';
import type { Result } from '../document/patches.ts';

/** The content of a document that its owner may see: no teacher-only part, such as an answer, for a student. */
export function visibleContent(role: Account['role'], templateType: string, content: Result): Result {
  const generator = generatorOf(templateType);
  if (role === 'teacher') return content;
  return generator
    ? z.record(z.string(), z.unknown()).parse(withoutMarked(generator.result, content, 'teacher_only'))
    : {};
}

/** The title of a section; empty for one that the template no longer has. */
export function titleOfSection(templateType: string, key: string): string {
  const schema = generatorOf(templateType)?.result.shape[key];
  return (schema && z.globalRegistry.get(schema)?.title) ?? '';
}
