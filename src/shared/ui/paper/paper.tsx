import '../theme/template-themes.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { paginate } from './pagination/paginate';
import type { PaperSize } from './paper-size';
import { Sheet, type SheetContent } from './sheet';
import './paper-blocks.css';
import * as styles from './paper.css';

export type PaperPart = {
  /** Its key among the parts. */
  key: string;
  /** What is printed; a student copy is rendered without its key. */
  content: ReactNode;
  /** What the foot of its sheets says in the middle, such as "Student copy, version B". */
  note: string;
};

export type PaperProps = {
  /** What the foot of each sheet says at its start. */
  title: string;
  /** The parts; each starts on a sheet of its own. */
  parts: readonly PaperPart[];
  /** The size of the paper. */
  size: PaperSize;
  /** A line for name, date and class on the first sheet of each part, and one for the name on the others. */
  nameLine?: boolean;
  /** Where students write: nowhere, on ruled lines, or in an empty space. */
  room?: 'none' | 'lines' | 'space';
  /** Sets the text in 18 points for readers who need it. */
  largePrint?: boolean;
  /** Words across each sheet, such as DRAFT; the notes of the parts say them to screen readers. */
  watermark?: string | undefined;
  /** Called with the number of sheets, whenever it is known. */
  onSheets?: (count: number) => void;
};

/** The sheets as of a layout. */
type Pagination = { layout: string; sheets: readonly SheetContent[] };

/** A document on sheets of paper, as the printer makes them: the preview and what is printed are the same. */
export function Paper({
  title,
  parts,
  size,
  nameLine = false,
  room = 'lines',
  largePrint = false,
  watermark,
  onSheets,
}: PaperProps) {
  const measure = useRef<HTMLDivElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const [{ sheets }, setPagination] = useState<Pagination>({ layout: '', sheets: [] });
  const [fonts, setFonts] = useState(0);
  // Whatever changes where lines break.
  const layout = [size, nameLine, room, largePrint, fonts].join();

  useLayoutEffect(() => {
    const fontsLoaded = () => setFonts((count) => count + 1);
    document.fonts.addEventListener('loadingdone', fontsLoaded);
    return () => document.fonts.removeEventListener('loadingdone', fontsLoaded);
  }, []);

  useLayoutEffect(() => {
    const height = empty.current?.getBoundingClientRect().height ?? 0;
    const flows = [...(measure.current?.querySelectorAll(':scope > [data-flow]') ?? [])];
    const made = flows.flatMap((flow, part) => {
      const pieces = paginate(flow, height);
      return pieces.map((piece, index) => ({
        part: parts[part]?.key ?? '',
        note: parts[part]?.note ?? '',
        index,
        count: pieces.length,
        piece,
      }));
    });
    setPagination({ layout, sheets: made });
    onSheets?.(made.length);
  }, [parts, layout, onSheets]);

  const look = { size, nameLine, room, largePrint, watermark };
  return (
    <>
      <div ref={measure} className={styles.measure} inert>
        {parts.map(({ key, content }) => (
          <div
            key={key}
            data-flow
            className={styles.flow}
            data-size={size}
            data-room={room}
            data-large={largePrint || undefined}
          >
            {content}
          </div>
        ))}
        <Sheet title="" {...look} roomRef={empty} />
      </div>
      <div className={styles.sheets} data-theme="light" data-sheets>
        {sheets.map((content) => (
          <Sheet key={`${content.part} ${content.index}`} title={title} {...look} content={content} />
        ))}
      </div>
    </>
  );
}
