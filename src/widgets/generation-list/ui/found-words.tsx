import type { GenerationSummary } from '@/shared/api/generations';
import * as styles from './generation-list-view.css';

type FoundWordsProps = { snippet: NonNullable<GenerationSummary['snippet']> };

/** The place in a document where a search found its words, after the title of its section. */
export function FoundWords({ snippet: { section, text, marks } }: FoundWordsProps) {
  return (
    <p className={styles.meta} dir="auto">
      {section === '' ? null : `${section}: `}
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark className={styles.found}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </p>
  );
}
