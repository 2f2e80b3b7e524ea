import { useUnit } from 'effector-react';
import { X } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { $comments, commentDeleted, commentSaved } from '../model/comment-bank';
import { markEdited } from '../model/marking';
import { $suggestedComment } from '../model/suggestions';
import { handwriting } from './overall-comment.css';

/** The comment on the whole work, with the teacher's comment bank. */
export function OverallComment({ comment, isLocked }: { comment: string; isLocked: boolean }) {
  const { comments, suggested } = useUnit({ comments: $comments, suggested: $suggestedComment });
  const on = useUnit({ edit: markEdited, save: commentSaved, remove: commentDeleted });
  const isSaved = comments.some(({ text }) => text === comment.trim());
  return (
    <Stack gap={3}>
      {isLocked ? (
        <PageSection title="Overall, in your words" level={3}>
          <Text voice="teacher" tone="pen">
            {comment || 'No comment.'}
          </Text>
        </PageSection>
      ) : (
        <div className={handwriting}>
          <Field label="Overall, in your words">
            <Textarea
              value={comment}
              maxLength={10_000}
              onChange={(changed) => on.edit({ comment: changed })}
            />
          </Field>
        </div>
      )}
      {suggested !== '' && comment.trim() === '' && !isLocked ? (
        <Stack gap={1}>
          <Text size="sm" tone="soft">
            Suggested: <span dir="auto">{suggested}</span>
          </Text>
          <div>
            <Button size="sm" variant="soft" onClick={() => on.edit({ comment: suggested })}>
              Start from this comment
            </Button>
          </div>
        </Stack>
      ) : null}
      {comment.trim() !== '' && comment.length <= 2000 && !isSaved ? (
        <div>
          <Button size="sm" variant="quiet" onClick={() => on.save(comment)}>
            Add to your comments
          </Button>
        </div>
      ) : null}
      {comments.length > 0 && !isLocked ? (
        <Stack gap={1} as="ul" label="Your comments">
          {comments.map(({ id, text }) => (
            <li key={id}>
              <Cluster gap={1} wrap={false} justify="between">
                <Button
                  size="sm"
                  variant="soft"
                  onClick={() =>
                    on.edit({ comment: comment.trim() === '' ? text : `${comment.trim()} ${text}` })
                  }
                >
                  {text}
                </Button>
                <IconButton
                  size="sm"
                  label={`Remove “${text}” from your comments`}
                  icon={X}
                  onClick={() => on.remove(id)}
                />
              </Cluster>
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
