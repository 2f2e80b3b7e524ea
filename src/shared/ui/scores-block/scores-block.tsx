import type { ReactNode } from 'react';
import { type BlockValues, confidenceLabels, type Score, scoreLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import * as styles from './scores-block.css';

const bars = { low: 1, medium: 2, high: 3 } as const;

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
  const { confidence } = score;
  return (
    <div className={styles.suggestion} data-confidence={score.confidence ?? undefined}>
      <p className={styles.suggests}>
        Suggests {score.score ?? '…'}
        {score.max ? ` of ${score.max}` : null}
        {score.level ? <span className={styles.level}> {score.level}</span> : null}
        {confidence ? (
          <span className={styles.confidence}>
            <span className={styles.bars} aria-hidden="true">
              {[1, 2, 3].map((bar) => (
                <i key={bar} data-on={bar <= bars[confidence] || undefined} />
              ))}
            </span>
            {confidenceLabels[confidence]}
          </span>
        ) : null}
      </p>
      {score.evidence?.filter(Boolean).map((quote, index) => (
        <blockquote key={index} className={styles.quote} dir="auto">
          “{quote}”
        </blockquote>
      ))}
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
    </div>
  );
}
