import type { ReactNode } from 'react';
import { Blank, Ink } from '../private/ink';
import * as styles from './scores-block.css';

const surety = { low: ['not sure', 1], medium: ['fairly sure', 2], high: ['sure', 3] } as const;

export type DocumentScore = {
  /** What is scored. */
  name: string;
  /** The score that is suggested, or has been given. */
  score?: number | null;
  /** The most it can be. */
  max?: number | null;
  /** The level it stands for. */
  level?: string | null;
  /** The student's own words it rests on. */
  evidence?: readonly (string | null | undefined)[] | null;
  /** Why this score. */
  rationale?: string | null;
  /** What to do next. */
  next_step?: string | null;
  /** How sure the suggestion is; low asks for a read. */
  confidence?: keyof typeof surety | null;
  /** A teacher gave it: only then is it red. */
  given?: boolean | null;
};

export type ScoresBlockProps = {
  /** The scores, as far as they have come. */
  scores?: readonly (DocumentScore | null | undefined)[] | null;
  /** What can be done with a suggestion: accept it, or give another. */
  actions?: (score: DocumentScore, index: number) => ReactNode;
};

/** Scores with their reasons. A suggestion is blue with a dashed edge; nothing is red until a teacher gave it. */
export function ScoresBlock({ scores, actions }: ScoresBlockProps) {
  if (!scores || scores.length === 0) return <Blank share={0.8} />;
  return (
    <ul className={styles.scores}>
      {scores.map((score, index) =>
        score ? (
          <li key={score.name} className={styles.entry}>
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

function Suggestion({ score, tail }: { score: DocumentScore; tail: boolean }) {
  const confidence = score.confidence ? surety[score.confidence] : undefined;
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
                <i key={bar} data-on={bar <= confidence[1] || undefined} />
              ))}
            </span>
            {confidence[0]}
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
          <b>Next: </b>
          <Ink tail={tail}>{score.next_step}</Ink>
        </p>
      ) : null}
    </div>
  );
}
