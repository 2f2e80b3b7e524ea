import { useUnit } from 'effector-react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { countWords, lateWords } from '@/entities/assignment';
import type { Submission } from '@/shared/api/marking';
import { formatNumber } from '@/shared/lib/numbers';
import { IconButton } from '@/shared/ui/icon-button';
import { Switch } from '@/shared/ui/switch';
import { $assignment, $isHiding, $place, namesHidden, stepRequested } from '../model/queue';
import * as styles from './queue-bar.css';

/** Whose work it is, where it is in the queue, and the way to the next one. */
export function QueueBar({ data }: { data: Submission }) {
  const { place, assignment, isHiding, step, hide } = useUnit({
    place: $place,
    assignment: $assignment,
    isHiding: $isHiding,
    step: stepRequested,
    hide: namesHidden,
  });
  const { ids, index, marked } = place;
  const words = countWords(data.text);
  const facts = [
    ...(index < 0 ? [] : [`${index + 1} of ${ids.length}`]),
    data.late_seconds > 0 ? lateWords(data.late_seconds) : 'handed in on time',
    ...(words === 0 ? [] : [words === 1 ? '1 word' : `${formatNumber(words)} words`]),
  ];
  return (
    <div className={styles.bar}>
      <IconButton
        label="Previous student (K)"
        icon={ChevronLeft}
        disabled={index <= 0}
        onClick={() => step(-1)}
      />
      <div className={styles.who}>
        <h1 className={styles.name} dir="auto">
          {data.student.name}
        </h1>
        <p className={styles.facts}>{facts.join(', ')}</p>
      </div>
      <IconButton
        label="Next student (J)"
        icon={ChevronRight}
        disabled={index < 0 || index === ids.length - 1}
        onClick={() => step(1)}
      />
      <Pegs marked={marked} index={index} />
      {assignment ? (
        <div className={styles.names}>
          <Switch checked={assignment.content.hide_names} disabled={isHiding} onChange={hide}>
            Hide names
          </Switch>
        </div>
      ) : null}
    </div>
  );
}

/** One peg for each piece of work: filled once it has a mark, tall where the teacher is. */
function Pegs({ marked, index }: { marked: readonly boolean[]; index: number }) {
  if (marked.length === 0) return null;
  const left = marked.filter((isMarked) => !isMarked).length;
  return (
    <div className={styles.queue}>
      <span className={styles.pegs} role="img" aria-label={`${marked.length - left} marked, ${left} to go`}>
        {marked.map((isMarked, place) => (
          <i
            key={place}
            className={styles.peg}
            data-marked={isMarked || undefined}
            data-here={place === index || undefined}
          />
        ))}
      </span>
      <span className={styles.left}>
        <b className={styles.count}>{left}</b> to mark
      </span>
    </div>
  );
}
