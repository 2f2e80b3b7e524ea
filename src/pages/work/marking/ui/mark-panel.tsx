import { useUnit } from 'effector-react';
import { WritingRecord } from '@/entities/assignment';
import type { GivenMarkState, Submission } from '@/shared/api/marking';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { WorkComments } from '@/widgets/work-comments';
import * as model from '../model/marking';
import { exactnessFault, WHOLE } from '../model/marking-state';
import { $shownScores } from '../model/suggestions';
import { Agreement } from './agreement';
import { Criteria } from './criteria';
import { MarkSteps } from './mark-steps';
import * as styles from './mark-panel.css';
import { OverallComment } from './overall-comment';
import { comparedWords, SuggestedScore } from './suggested-score';
import { Suggestions } from './suggestions';
import { Supports } from './supports';

const STATES: readonly { value: GivenMarkState; label: string }[] = [
  { value: 'marked', label: 'Marked' },
  { value: 'in_review', label: 'In review' },
  { value: 'ready', label: 'Ready to return' },
];

/** The rubric with suggestions, the comment, and what else belongs to the mark. */
export function MarkPanel({ data }: { data: Submission }) {
  const content = useUnit(model.$content);
  const { assignment, mark, quiz } = data;
  const criteria = assignment.rubric?.criteria;
  const isLocked = mark.returned_at !== null;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{criteria ? 'Rubric' : quiz ? 'Points' : 'Score'}</h2>
          <p className={styles.lead}>
            {criteria ? `${criteria.length === 1 ? '1 criterion' : `${criteria.length} criteria`}, ` : ''}
            {assignment.points === 1 ? '1 point' : `${assignment.points} points`}
          </p>
        </div>
        <MarkSteps mark={mark} />
      </div>
      <div className={styles.scroll}>
        {content === null ? (
          <Skeleton lines={6} label="Loading the mark" />
        ) : (
          <Stack gap={5}>
            <Supports />
            <Record data={data} />
            {quiz ? null : <Suggestions isLocked={isLocked} />}
            {criteria ? (
              <Criteria criteria={criteria} scores={content.scores} isLocked={isLocked} />
            ) : quiz ? null : (
              <WholeScore most={assignment.points} points={content.points} isLocked={isLocked} />
            )}
            <OverallComment isLocked={isLocked} comment={content.comment} />
            {isLocked ? null : <State />}
            <PageSection title="Private comments">
              <WorkComments reader="teacher" />
            </PageSection>
            {quiz ? null : <Agreement hasLevels={assignment.rubric !== null} />}
          </Stack>
        )}
      </div>
    </>
  );
}

type WholeScoreProps = { most: number; points: number | null; isLocked: boolean };

/** The score of work without a rubric. */
function WholeScore({ most, points, isLocked }: WholeScoreProps) {
  const { suggestions, edit } = useUnit({ suggestions: $shownScores, edit: model.markEdited });
  const suggested = isLocked ? undefined : suggestions.find(({ criterion_id }) => criterion_id === null);
  return (
    <div data-score-of={WHOLE}>
      <Stack gap={2}>
        <Field label={`Points out of ${most}`} error={exactnessFault(points)}>
          <NumberInput
            value={points}
            min={0}
            max={1000}
            disabled={isLocked}
            onChange={(typed) => edit({ points: typed })}
          />
        </Field>
        {suggested === undefined ? null : points === null ? (
          <SuggestedScore suggested={suggested} />
        ) : (
          <Text size="xs" tone="muted">
            {comparedWords(suggested, points)}
          </Text>
        )}
      </Stack>
    </div>
  );
}

function State() {
  const { state, choose } = useUnit({ state: model.$givenState, choose: model.stateChosen });
  return (
    <Field label="State">
      <Select
        value={state}
        options={STATES}
        onChange={(value) => choose(STATES.find((one) => one.value === value)?.value ?? 'marked')}
      />
    </Field>
  );
}

/** What was pasted, and what the student said about AI. */
function Record({ data: { text, pasted, ai_help, assignment } }: { data: Submission }) {
  const { isMarked, mark } = useUnit({ isMarked: model.$isPastingMarked, mark: model.pastingMarked });
  return (
    <WritingRecord
      text={text}
      timeZone={assignment.time_zone}
      pasted={pasted}
      aiHelp={ai_help}
      isMarked={isMarked}
      onMark={mark}
    />
  );
}
