import { ChevronLeft, ChevronRight, Download, MessageSquarePlus, ZoomIn, ZoomOut } from 'lucide';
import { useState } from 'react';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Skeleton } from '../skeleton';
import * as styles from './file-viewer.css';
import { type PlacedNote, PlacedNotes } from './placed-notes';
import { useNoteFocus } from './use-note-focus';
import { ViewedPage, type ViewerPage } from './viewed-page';

export type FileViewerProps = {
  /** The name of the file. */
  name: string;
  /** `unavailable` if the file can’t be shown, `failed` if its pages couldn’t be loaded. */
  state: 'loading' | 'preparing' | 'ready' | 'unavailable' | 'failed';
  /** The first pages. */
  pages?: readonly ViewerPage[];
  /** How many pages the file has. */
  totalPages?: number;
  /** Comments on places. */
  notes?: readonly PlacedNote[];
  /** Lets the reader comment. */
  onNotesChange?: (notes: readonly PlacedNote[]) => void;
  /** Downloads the file as it was handed in. */
  onDownload: () => void;
  /** Called to load the pages again. */
  onRetry: () => void;
};

const ZOOMS = [1, 1.5, 2, 3];

/** A file page by page, with comments on places of its pages. */
export function FileViewer(props: FileViewerProps) {
  const { name, state, onDownload } = props;
  return (
    <div className={styles.viewer} role="group" aria-label={name}>
      <header className={styles.bar}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <Button size="sm" variant="quiet" icon={Download} onClick={onDownload}>
          Download
        </Button>
      </header>
      {state === 'ready' ? <Pages {...props} /> : <Waiting {...props} />}
    </div>
  );
}

/** What stands in place of the pages. */
function Waiting({ name, state, onRetry }: FileViewerProps) {
  if (state === 'unavailable') {
    return (
      <div className={styles.waiting}>
        <p className={styles.hint}>This file can’t be shown here. Download it to open it.</p>
      </div>
    );
  }
  return state === 'failed' ? (
    <div className={styles.waiting}>
      <p className={styles.hint}>The pages couldn’t be loaded.</p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  ) : (
    <div className={styles.waiting}>
      {state === 'preparing' ? <p className={styles.hint}>The pages are being prepared.</p> : null}
      <Skeleton lines={6} label={`Loading ${name}`} />
    </div>
  );
}

function Pages({
  name,
  pages = [],
  totalPages = pages.length,
  notes = [],
  onNotesChange,
  onRetry,
}: FileViewerProps) {
  const [chosen, setChosen] = useState(1);
  const [zoom, setZoom] = useState(0);
  const { comments, markers, focusOn } = useNoteFocus();
  const number = Math.min(chosen, pages.length);
  const page = pages[number - 1];
  if (page === undefined) return null;
  const hasNotes = onNotesChange !== undefined || notes.length > 0;
  const add = (place: { x: number; y: number }, next: 'write' | 'move') => {
    const id = crypto.randomUUID();
    onNotesChange?.([...notes, { ...place, id, page: number, comment: '' }]);
    focusOn(next === 'write' ? comments : markers, id);
  };
  const change = (id: string, edit: Partial<PlacedNote>) =>
    onNotesChange?.(notes.map((note) => (note.id === id ? { ...note, ...edit } : note)));
  return (
    <>
      <div className={styles.tools} role="group" aria-label={`Pages of ${name}`}>
        {pages.length > 1 ? (
          <IconButton
            size="sm"
            icon={ChevronLeft}
            label="Previous page"
            disabled={number === 1}
            onClick={() => setChosen(number - 1)}
          />
        ) : null}
        <span className={styles.count} role="status">
          Page {number} of {totalPages}
        </span>
        {pages.length > 1 ? (
          <IconButton
            size="sm"
            icon={ChevronRight}
            label="Next page"
            disabled={number === pages.length}
            onClick={() => setChosen(number + 1)}
          />
        ) : null}
        <span className={styles.space} />
        <IconButton
          size="sm"
          icon={ZoomOut}
          label="Smaller"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          size="sm"
          icon={ZoomIn}
          label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        {onNotesChange ? (
          <Button size="sm" icon={MessageSquarePlus} onClick={() => add({ x: 0.5, y: 0.5 }, 'move')}>
            Add comment
          </Button>
        ) : null}
      </div>
      <div className={styles.body} data-noted={hasNotes || undefined}>
        <ViewedPage
          key={number}
          name={name}
          page={page}
          number={number}
          zoom={ZOOMS[zoom] ?? 1}
          notes={notes}
          markers={markers}
          onAdd={onNotesChange && ((place) => add(place, 'write'))}
          onMove={onNotesChange && change}
          onOpen={(id) => focusOn(comments, id)}
          onRetry={onRetry}
        />
        {hasNotes ? (
          <PlacedNotes
            ref={comments}
            notes={notes}
            hasPages={pages.length > 1}
            onShow={({ id, page: of }) => {
              setChosen(of);
              focusOn(markers, id);
            }}
            onWrite={onNotesChange && ((id, comment) => change(id, { comment }))}
            onRemove={onNotesChange && ((id) => onNotesChange(notes.filter((note) => note.id !== id)))}
          />
        ) : null}
      </div>
      {totalPages > pages.length && number === pages.length ? (
        <p className={styles.foot}>
          The first {pages.length} of {totalPages} pages are shown. Download the file to see the rest.
        </p>
      ) : null}
    </>
  );
}
