import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '../button';
import * as styles from './file-viewer.css';
import type { PlacedNote } from './placed-notes';

/** A page of a file as a picture. */
export type ViewerPage = {
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What is written on it, for readers who don’t see it. */
  text: string;
};

type Place = { x: number; y: number };

// Arrow keys scroll the focused element, but not every browser makes it focusable.
const reachable = { tabIndex: 0 };

type ViewedPageProps = {
  name: string;
  page: ViewerPage;
  number: number;
  zoom: number;
  /** Of all pages. */
  notes: readonly PlacedNote[];
  markers: RefObject<HTMLDivElement | null>;
  onAdd: ((place: Place) => void) | undefined;
  onMove: ((id: string, place: Place) => void) | undefined;
  /** Called to go to the words of a comment. */
  onOpen: (id: string) => void;
  onRetry: () => void;
};

/** One page with the markers of its comments. */
export function ViewedPage({
  name,
  page,
  number,
  zoom,
  notes,
  markers,
  onAdd,
  onMove,
  onOpen,
  onRetry,
}: ViewedPageProps) {
  // The address of a page expires: new ones are asked for, once by itself.
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => {
    if (failed === null) onRetry();
    setFailed(page.url);
  };
  return (
    <div
      className={styles.scroller}
      data-large={zoom > 1 || undefined}
      role="group"
      aria-label={`Page ${number}`}
      {...(zoom > 1 && reachable)}
    >
      {failed === page.url ? (
        <div className={styles.waiting}>
          <p className={styles.hint}>This page couldn’t be loaded.</p>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        <div
          ref={markers}
          className={styles.page}
          style={{ width: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
        >
          <img
            className={styles.picture}
            src={page.url}
            width={page.width}
            height={page.height}
            loading="lazy"
            alt={page.text || `${name}, page ${number}`}
            onError={fail}
          />
          {onAdd ? (
            <button
              type="button"
              className={styles.surface}
              aria-label="Comment on this place"
              // The keyboard has “Add comment”.
              tabIndex={-1}
              onClick={({ nativeEvent: { offsetX, offsetY }, currentTarget }) =>
                onAdd({
                  x: share(offsetX / currentTarget.offsetWidth),
                  y: share(offsetY / currentTarget.offsetHeight),
                })
              }
            />
          ) : null}
          {notes.map((note, index) =>
            note.page === number ? (
              <Marker
                key={note.id}
                note={note}
                number={index + 1}
                onMove={onMove && ((place) => onMove(note.id, place))}
                onOpen={() => onOpen(note.id)}
              />
            ) : null,
          )}
        </div>
      )}
    </div>
  );
}

const share = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;

/** How far an arrow key moves a marker. */
const STEP = 0.01;
const arrows: Partial<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

type MarkerProps = {
  note: PlacedNote;
  number: number;
  onMove: ((place: Place) => void) | undefined;
  onOpen: () => void;
};

function Marker({ note: { id, x, y, comment }, number, onMove, onOpen }: MarkerProps) {
  const move = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!onMove || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const times = event.shiftKey ? 5 : 1;
    onMove({ x: share(x + step.x * times), y: share(y + step.y * times) });
  };
  const words = comment.trim() === '' ? 'not written yet' : comment;
  return (
    <button
      type="button"
      className={styles.marker}
      data-note={id}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-label={`Comment ${number}: ${words}${onMove ? '. The arrow keys move it, Enter writes.' : ''}`}
      onClick={onOpen}
      onKeyDown={move}
    >
      {number}
    </button>
  );
}
