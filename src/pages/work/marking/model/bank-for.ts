import type { AssignmentCriterion } from '@/shared/api/assignments';
import type { SavedComment } from '@/shared/api/marking';

type Bank = {
  /** On the open criterion, with its name. */
  criterion: string | null;
  onCriterion: readonly SavedComment[];
  others: readonly SavedComment[];
};

const keyOf = (name: string): string => name.trim().toLocaleLowerCase('en');

/**
 * Divides the comment bank for a rubric. Criteria are compared by name, so that a comment serves every assignment with such
 * a criterion; a comment on another criterion of the rubric waits until that one is open.
 */
export function bankFor(
  comments: readonly SavedComment[],
  criteria: readonly AssignmentCriterion[],
  openId: string | null,
): Bank {
  const open = criteria.find(({ id }) => id === openId);
  const names = new Set(criteria.map(({ name }) => keyOf(name)));
  const isOn = ({ criterion }: SavedComment, name: string) =>
    criterion !== null && keyOf(criterion) === keyOf(name);
  return {
    criterion: open?.name ?? null,
    onCriterion: open ? comments.filter((comment) => isOn(comment, open.name)) : [],
    others: comments.filter(({ criterion }) => criterion === null || !names.has(keyOf(criterion))),
  };
}
