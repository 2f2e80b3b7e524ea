import { TRASH_KINDS } from '../lib/kinds';
import type { TrashKind } from '@/shared/api/trash';

export type TrashFilter = { kind: TrashKind | null; classId: string | null; words: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filter in the address of the page; unknown values count as absent. */
export function filterIn(query: string): TrashFilter {
  const values = new URLSearchParams(query);
  const classId = values.get('class');
  return {
    kind: kindOf(values.get('kind')),
    classId: classId !== null && UUID.test(classId) ? classId : null,
    words: values.get('q')?.slice(0, 100) ?? '',
  };
}

export const kindOf = (text: string | null): TrashKind | null =>
  TRASH_KINDS.find((kind) => kind === text) ?? null;

/** The query of the address; what is not set is left out. */
export function queryOf({ kind, classId, words }: TrashFilter): string {
  const values = new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(classId !== null && { class: classId }),
    ...(words.trim() !== '' && { q: words.trim() }),
  });
  return values.size > 0 ? `?${values}` : '';
}
