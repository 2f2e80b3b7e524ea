import { type Judgement, judgeRequest, type JudgedText } from '../../../engine/safety/judge-request.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Account } from '../../../accounts/users/account.ts';
import type { Writing } from '../document/context.ts';
import { type Form, readerOf, readShared } from '../document/form.ts';

/** The verdict of the rules on a form, its sources and what the author of a teacher's template wrote. */
export function judgeForm({ generator, input, context }: Writing, role: Account['role']): Judgement {
  const sourceKind = readShared(input).source_type === 'paste' ? 'pasted' : 'file';
  return judgeRequest({
    ...readerOf(input, role),
    texts: [
      ...[...(generator.authored ?? []), ...textsIn({ ...input, source_text: '' })].map(
        (text): JudgedText => ({ kind: 'form', text }),
      ),
      ...context.sources.map(({ text }): JudgedText => ({ kind: sourceKind, text })),
    ],
  });
}

const BEGINNING = 2_000;

/** The verdict on the beginning of what was typed, for a form that is rejected anyway; its cost does not grow. */
export function judgeBeginning(form: unknown, role: Account['role']): Judgement {
  const text = textsIn(form).join('\n').slice(0, BEGINNING);
  return judgeRequest({ role, grade: null, texts: [{ kind: 'form', text }] });
}

/** The verdict of the rules on what a user asks of a rewrite; the form was judged before. */
export const judgeInstruction = (input: Form, role: Account['role'], instruction: string): Judgement =>
  judgeRequest({ ...readerOf(input, role), texts: [{ kind: 'form', text: instruction }] });

/** Throws a 422 with the decline, if the rules decline the request. */
export function rejectDeclined({ decline }: Judgement): void {
  if (decline === null) return;
  throw new Problem('invalid', decline.message, { reason: 'declined', decline: decline.details });
}

/** Every string of a form; the values of selects are harmless. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
