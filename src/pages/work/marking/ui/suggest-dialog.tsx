import { useUnit } from 'effector-react';
import type { SuggestionEstimate } from '@/shared/api/suggestions';
import { formatNumber } from '@/shared/lib/numbers';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $rows } from '../model/queue';
import * as model from '../model/suggestions';
import { EXAMPLES } from '../model/suggestions-state';

/** Says what suggestions cost, and lets the teacher choose marked work as examples. */
export function SuggestDialog() {
  const { asking, isStarting, dismiss, confirm } = useUnit({
    asking: model.$asking,
    isStarting: model.$isStarting,
    dismiss: model.suggestDismissed,
    confirm: model.suggestConfirmed,
  });
  const isOpen = asking.state === 'open';
  const estimate = isOpen ? asking.estimate : null;
  const canStart = isOpen && asking.isComplete && estimate !== null && estimate.refusal === null;
  return (
    <Dialog
      open={isOpen}
      size="md"
      onClose={() => dismiss()}
      title="Suggest marks?"
      description="An AI model reads each paper without its name and suggests a score for each criterion. No mark is set."
      actions={
        <>
          <Button onClick={() => dismiss()}>Cancel</Button>
          <Button variant="primary" disabled={!canStart} pending={isStarting} onClick={() => confirm()}>
            Suggest marks
          </Button>
        </>
      }
    >
      {isOpen ? (
        <Stack gap={4}>
          {asking.problem === null ? (
            <Cost estimate={estimate} />
          ) : (
            <Banner tone="danger" urgent title={asking.problem} />
          )}
          <Examples chosen={asking.examples} isComplete={asking.isComplete} />
        </Stack>
      ) : null}
    </Dialog>
  );
}

function Cost({ estimate }: { estimate: SuggestionEstimate | null }) {
  if (estimate === null) return <Spinner label="Working out the cost" />;
  const { papers, credits, unlimited, affordable, refusal } = estimate;
  if (refusal !== null) return <Banner tone="warn" title={refusal} />;
  const count = papers === 1 ? '1 paper' : `${papers} papers`;
  return (
    <>
      <Text>
        {unlimited
          ? `${count}. Included in your plan.`
          : `${count}, about ${formatNumber(credits)} credits in total.`}
      </Text>
      {affordable ? null : (
        <Banner tone="warn" title="Not enough credits for all">
          The run pauses when they run out, and resumes once you have more.
        </Banner>
      )}
    </>
  );
}

function Examples({ chosen, isComplete }: { chosen: readonly string[]; isComplete: boolean }) {
  const rows = useUnit($rows);
  const toggle = useUnit(model.exampleToggled);
  const marked = rows.flatMap(({ student, submission }) =>
    submission && submission.words > 0 && !['not_marked', 'in_marking'].includes(submission.mark_state)
      ? [{ id: submission.id, name: student.name, score: submission.score }]
      : [],
  );
  if (marked.length < EXAMPLES.least) {
    return (
      <Text size="sm" tone="muted">
        Mark at least {EXAMPLES.least} papers first to calibrate suggestions on your marks.
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <Text size="sm" weight="semi">
        Calibrate on {EXAMPLES.least} to {EXAMPLES.most} papers that you have marked
      </Text>
      <Text size="sm" tone="muted">
        They show your standard, and how often you agree with the suggestions. Names are left out.
      </Text>
      {marked.map(({ id, name, score }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={!chosen.includes(id) && chosen.length >= EXAMPLES.most}
          onChange={() => toggle(id)}
        >
          {name}
          {score === null ? '' : `: ${score}`}
        </Checkbox>
      ))}
      {isComplete ? null : (
        <Text size="sm" tone="warn">
          Choose {EXAMPLES.least - chosen.length} more, or none.
        </Text>
      )}
    </Stack>
  );
}
