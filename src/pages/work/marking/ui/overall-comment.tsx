import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { $bank, $comments, commentSaved } from '../model/comment-bank';
import { draft, markEdited, submission } from '../model/marking';
import { $suggestedComment } from '../model/suggestions';
import { BankList } from './bank-list';
import { handwriting } from './overall-comment.css';

/** The comment on the whole work, with the teacher's comment bank. */
export function OverallComment({ comment, isLocked }: { comment: string; isLocked: boolean }) {
  const { comments, bank, suggested } = useUnit({
    comments: $comments,
    bank: $bank,
    suggested: $suggestedComment,
  });
  const on = useUnit({ edit: markEdited, leave: draft.saveRequested });
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
        <div className={handwriting} data-overall-comment onBlur={() => on.leave()}>
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
      {comment.trim() !== '' && comment.length <= 2000 && !isSaved ? <AddToBank comment={comment} /> : null}
      {isLocked ? null : <BankList label="Your comments" comments={bank.others} />}
    </Stack>
  );
}

/** Keeps the comment for later work, for a criterion of the rubric or for any. */
function AddToBank({ comment }: { comment: string }) {
  const { data, save } = useUnit({ data: submission.$data, save: commentSaved });
  const [criterion, setCriterion] = useState('');
  const criteria = data?.assignment.rubric?.criteria ?? [];
  return (
    <Cluster gap={2}>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => save({ text: comment.trim(), criterion: criterion === '' ? null : criterion })}
      >
        Add to your comments
      </Button>
      {criteria.length === 0 ? null : (
        <Select
          label="Suggest it for"
          fit
          value={criterion}
          options={[
            { value: '', label: 'on any work' },
            ...criteria.map(({ name }) => ({ value: name, label: `on ${name}` })),
          ]}
          onChange={setCriterion}
        />
      )}
    </Cluster>
  );
}
