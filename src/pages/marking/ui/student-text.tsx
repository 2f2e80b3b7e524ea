import { useUnit } from 'effector-react';
import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { MarkedText } from '@/entities/assignment';
import type { Submission } from '@/shared/api/marking';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { $marking, markEdited } from '../model/marking';
import { selectedRange } from './selected-range';

type Selected = { start: number; end: number; comment: string };

const LONGEST_QUOTE = 2000;

/** The student's text. The teacher selects words and comments on them. */
export function StudentText({ submission: { text, mark } }: { submission: Submission }) {
  const { marking, edit } = useUnit({ marking: $marking, edit: markEdited });
  const element = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Selected | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const notes = marking.state === 'open' ? marking.notes : [];
  const isLocked = mark.returned_at !== null;

  const begin = () => {
    const range = element.current && selectedRange(element.current);
    setIsMissed(!range);
    if (range) setSelected({ ...range, end: Math.min(range.end, range.start + LONGEST_QUOTE), comment: '' });
  };
  const add = () => {
    if (selected === null) return;
    const { start, end, comment } = selected;
    edit({
      notes: [...notes, { id: crypto.randomUUID(), start, end, quote: text.slice(start, end), comment }],
    });
    setSelected(null);
  };
  return (
    <Stack gap={3}>
      {isLocked ? null : (
        <div>
          <Button size="sm" icon={MessageSquarePlus} onClick={begin}>
            Comment on the selected words
          </Button>
          {isMissed ? (
            <Text size="sm" tone="muted">
              Select words in the text first.
            </Text>
          ) : null}
        </div>
      )}
      <MarkedText
        ref={element}
        text={text}
        notes={notes}
        {...(isLocked
          ? {}
          : { onRemove: (note) => edit({ notes: notes.filter(({ id }) => id !== note.id) }) })}
      />
      <Dialog
        open={selected !== null}
        onClose={() => setSelected(null)}
        title="Comment on these words"
        description={selected ? `“${text.slice(selected.start, selected.end).slice(0, 200)}”` : undefined}
        actions={
          <Button
            variant="primary"
            disabled={selected === null || selected.comment.trim() === ''}
            onClick={add}
          >
            Add comment
          </Button>
        }
      >
        <Field label="Comment" required>
          <Textarea
            value={selected?.comment ?? ''}
            maxLength={2000}
            onChange={(comment) => setSelected(selected && { ...selected, comment })}
          />
        </Field>
      </Dialog>
    </Stack>
  );
}
