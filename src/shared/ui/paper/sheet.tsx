import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Watermark } from '../private/watermark';
import type { PaperSize } from './paper-size';
import * as styles from './paper.css';

export type SheetContent = {
  /** The key of its part. */
  part: string;
  note: string;
  /** Its place among the sheets of the part. */
  index: number;
  /** How many sheets the part has. */
  count: number;
  piece: DocumentFragment;
};

type SheetProps = {
  title: string;
  size: PaperSize;
  nameLine: boolean;
  room: 'none' | 'lines' | 'space';
  largePrint: boolean;
  watermark: string | undefined;
  /** Without it, the sheet is empty and only measured. */
  content?: SheetContent;
  /** The place for the text, as high as the sheet allows. */
  roomRef?: RefObject<HTMLDivElement | null>;
};

/** One sheet of paper: the line for the name, the text and the foot. */
export function Sheet({ title, size, nameLine, room, largePrint, watermark, content, roomRef }: SheetProps) {
  const flow = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (content) flow.current?.replaceChildren(content.piece.cloneNode(true));
  }, [content]);
  const first = content?.index === 0;
  return (
    <article
      className={styles.sheet}
      data-size={size}
      aria-label={content ? `${content.note}, page ${content.index + 1} of ${content.count}` : undefined}
    >
      {nameLine ? (
        <p className={styles.nameLine}>
          <span>Name</span>
          <i />
          {first ? (
            <>
              <span>Date</span>
              <i data-short />
              <span>Class</span>
              <i data-short />
            </>
          ) : null}
        </p>
      ) : null}
      <div ref={roomRef} className={styles.body}>
        <div
          ref={flow}
          className={styles.flow}
          data-size={size}
          data-room={room}
          data-large={largePrint || undefined}
        />
      </div>
      {watermark ? <Watermark text={watermark} /> : null}
      <footer className={styles.foot}>
        <span>{title}</span>
        <span>{content?.note}</span>
        <span>{content ? `Page ${content.index + 1} of ${content.count}` : null}</span>
      </footer>
    </article>
  );
}
