import { useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import type { SuggestedComment } from '../model/suggested-comments';

/** A comment that the teacher writes on words of the text. */
export type Commented = {
  start: number;
  end: number;
  comment: string;
  /** The suggestion that the teacher edits. */
  of?: SuggestedComment;
};

type CommentDialogProps = {
  text: string;
  commented: Commented | null;
  /** Called with each change, and with null to give up. */
  onChange: (commented: Commented | null) => void;
  onAdd: (commented: Commented) => void;
};

/** Asks for the comment on the selected words. */
export function CommentDialog({ text, commented, onChange, onAdd }: CommentDialogProps) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={commented !== null}
      onClose={() => onChange(null)}
      initialFocus={() => field.current?.querySelector('textarea') ?? null}
      title="Comment on these words"
      description={commented ? `“${text.slice(commented.start, commented.end).slice(0, 200)}”` : undefined}
      actions={
        <Button
          variant="primary"
          disabled={commented === null || commented.comment.trim() === ''}
          onClick={() => commented && onAdd(commented)}
        >
          Add comment
        </Button>
      }
    >
      <div ref={field}>
        <Field label="Comment" required>
          <Textarea
            value={commented?.comment ?? ''}
            maxLength={2000}
            onChange={(comment) => onChange(commented && { ...commented, comment })}
          />
        </Field>
      </div>
    </Dialog>
  );
}
