import { createContext, type ReactNode, useContext, useState } from 'react';
import { DocumentEditingContext, type DocumentPath, EditableText } from '../document-editing';
import { blank, caret, ink } from './document.css';

/** Whether the surrounding section is being written. */
export const WritingContext = createContext(false);

type InkProps = {
  /** The text, as far as it has been written. */
  children: string | null | undefined;
  /** Whether it is the text being written, which is blue and ends in a caret. */
  tail?: boolean;
  /** Where the text is in its section, if it can be edited in place. */
  at?: DocumentPath;
  /** Names the text while it is edited. */
  label?: string;
  /** Whether it may have several lines. */
  multiline?: boolean;
};

const sentences = (text: string) => text.match(/[^.!?…]+[.!?…]*["”’)]*\s*|[.!?…]+\s*/g) ?? [];

/** A text of a document. The latest sentence is blue until the next one starts. */
export function Ink({
  children: text,
  tail = false,
  at,
  label = '',
  multiline = false,
}: InkProps): ReactNode {
  const writing = useContext(WritingContext);
  const editing = useContext(DocumentEditingContext);
  // Only a streamed text needs spans; they stay at the end, so that the last sentence fades too.
  const [watched] = useState(writing);
  if (editing && !editing.locked && at && typeof text === 'string') {
    return (
      <EditableText at={at} label={label} multiline={multiline}>
        {text}
      </EditableText>
    );
  }
  if (!text) return writing ? <Blank share={tail ? 0.7 : 0.4} /> : null;
  if (!watched) return text;
  const wet = writing && tail;
  const parts = sentences(text);
  return (
    <>
      {parts.map((part, index) => (
        <span key={index} className={ink} data-wet={(wet && index === parts.length - 1) || undefined}>
          {part}
        </span>
      ))}
      {wet ? <span className={caret} aria-hidden="true" /> : null}
    </>
  );
}

/** An empty ruled line. `share` is its width relative to the container. */
export function Blank({ share = 1 }: { share?: number }) {
  return <span className={blank} style={{ width: `${share * 100}%` }} aria-hidden="true" />;
}
