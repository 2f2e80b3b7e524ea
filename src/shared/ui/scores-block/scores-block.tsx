import type { ReactNode } from 'react';
import { type BlockValues, type Score, scoreLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import { SuggestionCard } from '../suggestion-card';
import * as styles from './scores-block.css';

export type ScoresBlockProps = {
  /** The scores; parts may be missing while the document is being written. */
  scores?: BlockValues['scores'] | null;
  /** The actions of one score, such as accepting a suggestion. */
  actions?: (score: Score, index: number) => ReactNode;
};

/** Scores with reasons. A suggestion is blue and dashed, a score by the teacher red. */
export function ScoresBlock({ scores, actions }: ScoresBlockProps) {
  if (!scores || scores.length === 0) return <Blank share={0.8} />;
  return (
    <ul className={styles.scores}>
      {scores.map((score, index) =>
        score ? (
          <li key={score.name ?? index} className={styles.entry}>
            <div className={styles.head}>
              <h4 className={styles.name}>{score.name}</h4>
              {score.given ? (
                <span className={styles.given}>
                  {score.score}
                  <small>/{score.max}</small>
                </span>
              ) : null}
            </div>
            {score.given ? null : <Suggestion score={score} tail={index === scores.length - 1} />}
            {actions ? <div className={styles.actions}>{actions(score, index)}</div> : null}
          </li>
        ) : (
          <li key={index}>
            <Blank share={0.6} />
          </li>
        ),
      )}
    </ul>
  );
}

function Suggestion({ score, tail }: { score: Score; tail: boolean }) {
  return (
    <SuggestionCard
      points={score.score}
      max={score.max}
      level={score.level}
      confidence={score.confidence}
      quotes={score.evidence?.flatMap((quote) => quote || [])}
    >
      {score.rationale ? (
        <p className={styles.why} dir="auto">
          <Ink tail={tail && !score.next_step}>{score.rationale}</Ink>
        </p>
      ) : null}
      {score.next_step ? (
        <p className={styles.why} dir="auto">
          <b>{scoreLabels.next_step}: </b>
          <Ink tail={tail}>{score.next_step}</Ink>
        </p>
      ) : null}
    </SuggestionCard>
  );
}
