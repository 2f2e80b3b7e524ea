import { useUnit } from 'effector-react';
import type { GradebookImportPlan } from '@/shared/api/gradebook-files';
import { Banner } from '@/shared/ui/banner';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $gradebook } from '../../model/files/class-names';
import * as model from '../../model/files/import';
import { countPlanned, namesOf, titleOfColumn } from '../../model/files/planned';
import { conflictInWords, counted, recognised } from '../../model/files/sentences';
import { ImportChanges } from './import-changes';
import { ImportQuestion } from './import-question';
import { RefusedScores } from './refused-scores';

/** What a file was recognised as, what is asked about it, and what it would change. */
export function ImportCheck({ plan }: { plan: GradebookImportPlan }) {
  const { questions, conflicts } = useUnit(model.$import);
  const names = namesOf(useUnit($gradebook));
  const { title, details } = recognised(plan);
  const open = questions.filter(({ kind }) => plan.questions.some((question) => question.kind === kind));
  const isWithoutPoints = plan.columns.some(({ new_title, points }) => new_title !== null && points === null);
  return (
    <Stack gap={6}>
      {conflicts.length > 0 ? (
        <Banner tone="warn" urgent title="Nothing was stored: scores have changed meanwhile">
          <ul>
            {conflicts.slice(0, MAX_CONFLICTS).map((conflict) => (
              <li key={`${conflict.student_id} ${conflict.assignment_id}`}>
                {names.student(conflict.student_id)}, {names.assignment(conflict.assignment_id)}:{' '}
                {conflictInWords(conflict)}
              </li>
            ))}
          </ul>
          {conflicts.length > MAX_CONFLICTS ? `And ${conflicts.length - MAX_CONFLICTS} more. ` : ''}
          The changes below start from the new values. Check them again.
        </Banner>
      ) : null}
      <div>
        <Text weight="semi">{title}</Text>
        <Text size="sm" tone="soft">
          {details}
        </Text>
        <OtherPoints plan={plan} />
      </div>
      {questions.length > 0 ? (
        <Stack as="section" gap={4} label="Questions">
          <div>
            <Heading level={3}>Questions</Heading>
            <Text size="sm" tone="soft">
              {open.some(({ is_blocking }) => is_blocking) || isWithoutPoints
                ? 'Answer what is marked as required to import.'
                : open.length > 0
                  ? 'What stays without an answer is left out.'
                  : 'All are answered. You can change the answers.'}
            </Text>
          </div>
          {questions.map((question) => (
            <ImportQuestion key={question.kind} question={question} plan={plan} names={names} />
          ))}
        </Stack>
      ) : null}
      <RefusedScores plan={plan} names={names} />
      <Stack as="section" gap={3} label="Changes">
        <Heading level={3}>What changes</Heading>
        <Text size="sm">{summaryOf(plan)}</Text>
        {plan.changes.length > 0 ? <ImportChanges plan={plan} names={names} /> : null}
      </Stack>
    </Stack>
  );

  function summaryOf(of: GradebookImportPlan): string {
    const { scores, assignments, numbers } = countPlanned(of);
    const parts = [
      scores === 0 ? 'No score changes.' : `${counted(scores, 'score')} in ${columnsOf(of)}.`,
      assignments > 0 ? `${counted(assignments, 'new assignment')} on paper.` : '',
      numbers > 0 ? `${counted(numbers, 'student number')} will be remembered.` : '',
      of.unchanged_count > 0 ? `${counted(of.unchanged_count, 'cell')} stay as they are.` : '',
    ];
    return parts.filter(Boolean).join(' ');
  }

  function columnsOf({ changes }: GradebookImportPlan): string {
    const columns = [...new Set(changes.map(({ column }) => column))];
    const [first] = columns;
    return columns.length === 1 && first !== undefined
      ? titleOfColumn(plan, first, names)
      : counted(columns.length, 'assignment');
  }
}

const MAX_CONFLICTS = 10;

/** Says which assignments have other points in the file, because scores are not converted. */
function OtherPoints({ plan }: { plan: GradebookImportPlan }) {
  const names = namesOf(useUnit($gradebook));
  const others = plan.columns.filter(({ other_points }) => other_points !== null);
  if (others.length === 0) return null;
  return (
    <Text size="sm" tone="warn">
      {others
        .slice(0, 5)
        .map(
          ({ index, other_points }) =>
            `${titleOfColumn(plan, index, names)} is out of ${other_points} in the file.`,
        )
        .join(' ')}{' '}
      Scores are taken as they are.
    </Text>
  );
}
