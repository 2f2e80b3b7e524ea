import { useUnit } from 'effector-react';
import { Check, Pencil } from 'lucide';
import { useContext } from 'react';
import type { GradedSubmission, Score } from '@/shared/api/blocks';
import type { TemplateSection } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { DocumentEditingContext } from '@/shared/ui/document-editing';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { editRequested } from '../model/document-editing';
import { changesMade } from '../model/pending-changes';
import { givingScore, givingTotal } from '../model/score-approval';

/** Gives the suggested score of a criterion, or opens the scores to change them. */
export function ScoreApproval({ section, score }: { section: TemplateSection; score: Score }) {
  const change = useUnit(changesMade);
  return (
    <Approval
      section={section}
      what={score.name ?? ''}
      {...(!score.given &&
        typeof score.score === 'number' && {
          score: score.score,
          onGive: () => change(givingScore(section.key, score)),
        })}
    />
  );
}

/** Gives the suggested score of a submission, or opens it to change the score. */
export function GivenScore({
  section,
  submission: { submission_id, suggested_score: score, given_score: given },
  index,
}: {
  section: TemplateSection;
  submission: GradedSubmission;
  index: number;
}) {
  const change = useUnit(changesMade);
  return (
    <Approval
      section={section}
      what={submission_id ?? ''}
      {...(typeof given !== 'number' &&
        typeof score === 'number' && {
          score,
          onGive: () => change(givingTotal(section.key, index, score)),
        })}
    />
  );
}

type ApprovalProps = {
  section: TemplateSection;
  /** The scored work or criterion. */
  what: string;
  score?: number;
  /** Absent once the score is given. */
  onGive?: () => void;
};

function Approval({ section, what, score, onGive }: ApprovalProps) {
  const editing = useContext(DocumentEditingContext);
  const edit = useUnit(editRequested);
  if (!editing) return null;
  return (
    <>
      {onGive ? (
        <Button variant="soft" size="sm" icon={Check} disabled={editing.locked} onClick={onGive}>
          Give {score}
          <VisuallyHidden> for {what}</VisuallyHidden>
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        icon={Pencil}
        disabled={editing.locked}
        onClick={() => edit({ kind: 'section', section })}
      >
        Change
        <VisuallyHidden> the score of {what}</VisuallyHidden>
      </Button>
    </>
  );
}
