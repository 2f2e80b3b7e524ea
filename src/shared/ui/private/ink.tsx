import { createContext, type ReactNode, useContext, useState } from 'react';
import { blank, caret, ink } from './document.css';

/** Whether the section around a block is being written. */
export const WritingContext = createContext(false);

type InkProps = {
  /** The text, as far as it has come. */
  children: string | null | undefined;
  /** Whether this is the text that was written last: it is wet and ends in a caret. */
  tail?: boolean;
};

const sentences = (text: string) => text.match(/[^.!?…]+[.!?…]*["”’)]*\s*|[.!?…]+\s*/g) ?? [];

/** A text of a document. What was just written is wet royal blue, and dries when the next sentence begins. */
export function Ink({ children: text, tail = false }: InkProps): ReactNode {
  const writing = useContext(WritingContext);
  // A finished document needs no spans; a streamed one keeps them so that its end fades in too.
  const [watched] = useState(writing);
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

/** An empty ruled line, as long as this share of the place. */
export function Blank({ share = 1 }: { share?: number }) {
  return <span className={blank} style={{ width: `${share * 100}%` }} aria-hidden="true" />;
}
