import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { explainInWords } from 'gradebook-arithmetic/sentences';
import type { TotalKind } from 'gradebook-arithmetic/totals';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { ExplanationParts } from '@/entities/gradebook';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { totalsOf } from '../model/grid';
import { $term, $totalLook } from '../model/page';
import { panelClosed, panelOpened } from '../model/panel';
import { $books } from '../model/scores';
import { studentName } from './name-of';

type ExplanationDialogProps = { answer: Gradebook; studentId: string; total: TotalKind };

/** How a total of a student was worked out. */
export function ExplanationDialog({ answer, studentId, total }: ExplanationDialogProps) {
  const { books, term, look } = useUnit({ books: $books, term: $term, look: $totalLook });
  const on = useUnit({ open: panelOpened, close: panelClosed });
  const student = books.find(({ id }) => id === studentId);
  const gradebook = useMemo(() => readClassGradebook(answer).gradebook, [answer]);
  if (!student) return null;
  const { rules } = answer;
  const stored = answer.students.find(({ id }) => id === studentId);
  const terms = new Map(rules.content.terms.map(({ id, name }) => [id, name]));
  const titles = new Map(answer.assignments.map(({ id, title }) => [id, title]));
  const parts = explainInWords(
    {
      gradebook,
      totals: student.totals,
      kind: total,
      scale: look.scale,
      ...(term !== null && { term }),
    },
    {
      column: (id) => titles.get(id) ?? 'a deleted assignment',
      category: (id) => id || 'No category',
      term: (id) => terms.get(id) ?? 'a term',
      reason: stored?.overrides.find(({ term_id: id }) => id === term)?.reason ?? null,
      neutralWords: rules.content.neutral_words,
    },
  );
  const name = totalsOf(answer).find(({ id }) => id === total)?.title ?? '';
  return (
    <Dialog
      open
      size="md"
      title="How was this worked out?"
      description={[studentName(answer, studentId), name, terms.get(term ?? '') ?? 'Whole year'].join(', ')}
      onClose={on.close}
      actions={
        answer.is_archived ? undefined : (
          <Button onClick={() => on.open({ kind: 'student', studentId })}>
            Note, other grade and history
          </Button>
        )
      }
    >
      <ExplanationParts parts={parts} />
    </Dialog>
  );
}
