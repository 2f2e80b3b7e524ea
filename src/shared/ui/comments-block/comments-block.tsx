import { Fragment, useId, useState } from 'react';
import { type BlockValues, type TextComment, textCommentLabels } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
import { Blank, Ink } from '../private/ink';
import { markedPieces } from './marked-pieces';
import * as styles from './comments-block.css';

export type CommentsBlockProps = {
  /** The text that the comments are about. */
  text: string;
  /** The comments; parts may be missing while the document is being written. */
  comments?: BlockValues['comments'] | null;
};

/** A text with marked words, and the comments on them beside it; on a phone and on paper below it. */
export function CommentsBlock({ text, comments }: CommentsBlockProps) {
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const entries = comments ?? [];
  function show(number: number) {
    setActive(number);
    document.getElementById(`${id}-${number}`)?.focus();
  }
  return (
    <div className={styles.block}>
      <div className={styles.text} dir="auto">
        {markedPieces(text, entries).map((piece, index) =>
          piece.number === null ? (
            <Fragment key={index}>{piece.text}</Fragment>
          ) : (
            <Fragment key={index}>
              <mark data-active={piece.number === active || undefined}>{piece.text}</mark>
              <button
                type="button"
                className={styles.number}
                aria-label={`Comment ${piece.number}`}
                onClick={() => show(piece.number ?? 0)}
              >
                {piece.number}
              </button>
            </Fragment>
          ),
        )}
      </div>
      {entries.length === 0 ? (
        <Blank share={0.8} />
      ) : (
        <ol className={styles.comments}>
          {entries.map((comment, index) => (
            <DocumentItem
              key={index}
              look={styles.comment}
              at={[index]}
              name={`Comment ${index + 1}`}
              count={entries.length}
            >
              <div id={`${id}-${index + 1}`} tabIndex={-1}>
                <Comment comment={comment ?? {}} index={index} tail={index === entries.length - 1} />
              </div>
            </DocumentItem>
          ))}
        </ol>
      )}
    </div>
  );
}

function Comment({ comment, index, tail }: { comment: TextComment; index: number; tail: boolean }) {
  return (
    <>
      <p className={styles.head}>{[index + 1, comment.category].filter(Boolean).join(' ')}</p>
      {comment.quote ? (
        <blockquote className={styles.quote} dir="auto">
          “{comment.quote}”
        </blockquote>
      ) : null}
      <p className={styles.words} dir="auto">
        <Ink tail={tail} at={[index, 'comment']} label={textCommentLabels.comment} multiline>
          {comment.comment}
        </Ink>
      </p>
    </>
  );
}
