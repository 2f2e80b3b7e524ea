import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import {
  CompareAttempts,
  detailsPath,
  type MarginNote,
  MarkedText,
  markingPath,
  pastedSpans,
  WorkLink,
} from '@/entities/assignment';
import { gradebookPath } from '@/entities/gradebook';
import type { Submission } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { FilePreviews } from '@/widgets/file-previews';
import { $suggestedComments, $suggestedSpans, commentDropped, commentKept } from '../model/margin-comments';
import { $content, $isPastingMarked, compared, comparisonChosen, markEdited } from '../model/marking';
import type { SuggestedComment } from '../model/suggested-comments';
import { CommentButton } from './comment-button';
import { type Commented, CommentDialog } from './comment-dialog';
import * as styles from './written-sheet.css';

const MAX_QUOTE_LENGTH = 2000;

type InMargin = MarginNote & { of?: SuggestedComment };

/** The student's text on its sheet. The teacher selects words and comments on them. */
export function WrittenSheet({ submission }: { submission: Submission }) {
  const { text, mark, pasted } = submission;
  const { content, isMarked, suggested, suggestedSpans, edit, keep, drop } = useUnit({
    content: $content,
    isMarked: $isPastingMarked,
    suggested: $suggestedComments,
    suggestedSpans: $suggestedSpans,
    edit: markEdited,
    keep: commentKept,
    drop: commentDropped,
  });
  const frame = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [commented, setCommented] = useState<Commented | null>(null);
  // A click beside the dialog loses nothing.
  const [unfinished, setUnfinished] = useState('');
  const change = (next: Commented | null) => {
    if (next === null) setUnfinished(commented?.comment ?? '');
    setCommented(next);
  };
  const given = content?.notes ?? [];
  const isLocked = mark.returned_at !== null;
  const notes: InMargin[] = [
    ...given,
    ...(isLocked ? [] : suggested.map((of) => ({ ...of, id: of.key, isSuggested: true, of }))),
  ];
  const add = ({ start, end, comment, of }: Commented) => {
    const id = crypto.randomUUID();
    if (of) keep({ of, id, comment });
    else edit({ notes: [...given, { id, start, end, quote: text.slice(start, end), comment }] });
    setUnfinished('');
    setCommented(null);
  };
  const actionsOf = ({ id, of }: InMargin) =>
    of ? (
      <>
        <Button size="sm" onClick={() => keep({ of, id: crypto.randomUUID(), comment: of.comment })}>
          Keep
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setCommented({ ...of, of })}>
          Edit
        </Button>
        <Button size="sm" variant="quiet" onClick={() => drop(of)}>
          Drop
        </Button>
      </>
    ) : (
      <Button
        size="sm"
        variant="quiet"
        onClick={() => edit({ notes: given.filter((note) => note.id !== id) })}
      >
        Remove
      </Button>
    );
  return (
    <div ref={frame} className={styles.frame}>
      <MarkedText
        ref={words}
        text={text}
        notes={notes}
        spans={[...(isMarked ? pastedSpans(pasted) : []), ...(isLocked ? [] : suggestedSpans)]}
        roomy={!isLocked && text !== ''}
        head={<SheetHead data={submission} canComment={!isLocked && text !== '' && notes.length === 0} />}
        {...(isLocked ? {} : { actions: actionsOf })}
      />
      {isLocked ? null : (
        <CommentButton
          text={words}
          frame={frame}
          onComment={({ start, end }) =>
            setCommented({ start, end: Math.min(end, start + MAX_QUOTE_LENGTH), comment: unfinished })
          }
        />
      )}
      <FilePreviews
        files={submission.files}
        notes={content?.file_notes ?? []}
        {...(content && !isLocked && { onNotesChange: (placed) => edit({ file_notes: placed }) })}
      />
      <CommentDialog text={text} commented={commented} onChange={change} onAdd={add} />
    </div>
  );
}

/** What the work is about, when it was handed in, and what else came with it. */
export function SheetHead({ data, canComment = false }: { data: Submission; canComment?: boolean }) {
  const { assignment, student, attempt, submitted_at, attempts, id: shown, link } = data;
  const others = attempts.filter(({ id }) => id !== shown);
  return (
    <Stack gap={3}>
      <div>
        <h2 className={styles.title} dir="auto">
          <Link variant="quiet" href={detailsPath(assignment.id)}>
            {assignment.title}
          </Link>
        </h2>
        <p className={styles.by}>
          {student.name},{' '}
          <Link variant="quiet" href={gradebookPath(assignment.class.id)}>
            {assignment.class.title}
          </Link>
          . Attempt {attempt}, handed in {dayAndTimeIn(submitted_at, assignment.time_zone)}.
        </p>
      </div>
      {others.length === 0 ? null : (
        <Cluster gap={3}>
          {data.quiz ? null : <Compare data={data} />}
          {others.map(({ id, attempt: number }) => (
            <Link key={id} href={markingPath(id)}>
              See attempt {number}
            </Link>
          ))}
        </Cluster>
      )}
      <WorkLink link={link} />
      {canComment ? (
        <Text size="2xs" tone="muted">
          Select words to comment on them.
        </Text>
      ) : null}
    </Stack>
  );
}

/** Compares the work with another attempt of the student. */
function Compare({ data }: { data: Submission }) {
  const other = useUnit(compared.$resource);
  const choose = useUnit(comparisonChosen);
  return (
    <div>
      <CompareAttempts
        own={data}
        others={data.attempts.filter(({ id }) => id !== data.id)}
        chosen={other.state === 'closed' ? null : other.id}
        other={other.state === 'ready' ? other.data : null}
        problem={other.state === 'failed' ? other.problem.message : null}
        onChoose={choose}
      />
    </div>
  );
}
