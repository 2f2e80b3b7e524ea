import type { ReactNode } from 'react';
import { confidenceLabels, type Score } from '../../api/blocks';
import * as styles from './suggestion-card.css';

const bars = { low: 1, medium: 2, high: 3 } as const;

export type SuggestionCardProps = {
  /** The suggested points; absent while they are being written. */
  points?: number | null | undefined;
  /** The most points, if they are to be shown. */
  max?: number | null | undefined;
  /** The name of the suggested level. */
  level?: string | null | undefined;
  /** How sure the engine is; a low one changes the colour. */
  confidence?: Score['confidence'] | null;
  /** Words of the student that the suggestion rests on. */
  quotes?: readonly string[] | undefined;
  /** The reasons, and actions such as accepting it. */
  children?: ReactNode;
};

/** A suggested score, blue and dashed until a teacher gives one. */
export function SuggestionCard({
  points,
  max,
  level,
  confidence,
  quotes = [],
  children,
}: SuggestionCardProps) {
  return (
    <div className={styles.suggestion} data-confidence={confidence ?? undefined}>
      <p className={styles.suggests}>
        Suggests {points ?? '…'}
        {max ? ` of ${max}` : null}
        {level ? <span className={styles.level}> {level}</span> : null}
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
      {quotes.map((quote, index) => (
        <blockquote key={index} className={styles.quote} dir="auto">
          “{quote}”
        </blockquote>
      ))}
      {children}
    </div>
  );
}
