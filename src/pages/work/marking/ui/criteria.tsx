import { useUnit } from 'effector-react';
import { Pencil } from 'lucide';
import type { AssignmentCriterion } from '@/shared/api/assignments';
import type { GivenScore } from '@/shared/api/submissions';
import type { SuggestedScore as Suggested } from '@/shared/api/suggestions';
import { IconButton } from '@/shared/ui/icon-button';
import { $openCriterion, criterionOpened } from '../model/blanks';
import { $bank } from '../model/comment-bank';
import { levelKeys } from '../model/level-keys';
import { scoreGiven } from '../model/marking';
import { $shownScores } from '../model/suggestions';
import { BankList } from './bank-list';
import * as styles from './criteria.css';
import { comparedWords, SuggestedScore } from './suggested-score';

type CriteriaProps = {
  criteria: readonly AssignmentCriterion[];
  scores: readonly GivenScore[];
  isLocked: boolean;
};

/** The rubric while work is marked: given scores, the open criterion with its levels, and blank ones. */
export function Criteria({ criteria, scores, isLocked }: CriteriaProps) {
  const { open, suggestions } = useUnit({ open: $openCriterion, suggestions: $shownScores });
  return (
    <ul className={styles.criteria}>
      {criteria.map((criterion) => (
        <Criterion
          key={criterion.id}
          criterion={criterion}
          given={scores.find(({ criterion_id }) => criterion_id === criterion.id)?.points ?? null}
          suggested={isLocked ? undefined : suggestions.find((one) => one.criterion_id === criterion.id)}
          isOpen={!isLocked && open === criterion.id}
          isLocked={isLocked}
        />
      ))}
    </ul>
  );
}

type CriterionProps = {
  criterion: AssignmentCriterion;
  /** Null while its score is blank. */
  given: number | null;
  suggested: Suggested | undefined;
  isOpen: boolean;
  isLocked: boolean;
};

function Criterion({ criterion, given, suggested, isOpen, isLocked }: CriterionProps) {
  const open = useUnit(criterionOpened);
  const { id, name, levels } = criterion;
  const most = Math.max(...levels.map(({ points }) => points));
  const level = levels.find(({ points }) => points === given);
  const isDone = given !== null && !isOpen;
  const suggestedLevel = levels.find(({ points }) => points === suggested?.points)?.label;
  return (
    <li className={styles.criterion} data-score-of={id}>
      <div className={styles.line}>
        <div className={styles.words}>
          <h3 className={styles.name} dir="auto">
            {isOpen || isDone || isLocked ? (
              name
            ) : (
              <button type="button" className={styles.opener} aria-expanded={false} onClick={() => open(id)}>
                {name}
              </button>
            )}
          </h3>
          {isDone ? (
            <p className={styles.note}>
              {level ? <span dir="auto">{level.label}</span> : null}{' '}
              {suggested ? <span>{comparedWords(suggested, given)}</span> : null}
            </p>
          ) : null}
        </div>
        <span className={styles.score} data-blank={given === null || undefined}>
          <b className={styles.figure}>{given ?? (isLocked ? '–' : '')}</b>/{most}
        </span>
        {isDone && !isLocked ? (
          <IconButton size="sm" icon={Pencil} label={`Change ${name}`} onClick={() => open(id)} />
        ) : null}
      </div>
      {given === null && suggested ? (
        <SuggestedScore suggested={suggested} level={suggestedLevel} brief={!isOpen} />
      ) : null}
      {isOpen ? (
        <>
          <Levels criterion={criterion} given={given} suggested={suggested} />
          <Comments name={name} />
        </>
      ) : null}
    </li>
  );
}

/** What the teacher has said about this criterion before. */
function Comments({ name }: { name: string }) {
  const { onCriterion } = useUnit($bank);
  return <BankList label={`Your comments on ${name}`} comments={onCriterion} />;
}

function Levels({ criterion, given, suggested }: Pick<CriterionProps, 'criterion' | 'given' | 'suggested'>) {
  const give = useUnit(scoreGiven);
  const keys = levelKeys(criterion.levels);
  return (
    <div className={styles.levels} role="group" aria-label={criterion.name}>
      {criterion.levels.map(({ points, label, description }, index) => (
        <button
          key={index}
          type="button"
          className={styles.level}
          aria-keyshortcuts={keys[index]?.toString()}
          aria-pressed={points === given}
          data-suggested={(given === null && points === suggested?.points) || undefined}
          onClick={() => give({ criterion_id: criterion.id, points })}
        >
          <b className={styles.points}>{points}</b>{' '}
          <span className={styles.meaning} dir="auto">
            <span className={styles.label}>{label}</span>
            {description ? <span className={styles.description}> {description}</span> : null}
            {keys[index] === null || keys[index] === points ? null : (
              <kbd className={styles.levelKey}>{keys[index]}</kbd>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
