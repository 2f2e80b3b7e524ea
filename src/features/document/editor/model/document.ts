import { createEvent, createStore, sample } from 'effector';
import {
  changeCompleted,
  generationClosed,
  openAccepted,
  startAccepted,
  startSucceeded,
} from '@/entities/generation';
import type { DocumentCopy } from '@/shared/api/generations';
import type { JsonPath } from './json-path';
import { returnFocusFx, showSectionFx } from './section-focus';

export type SelectedItem = { section: string; path: JsonPath };

/** Selects the teacher copy or the student copy. */
export const copyChosen = createEvent<DocumentCopy>();
/** Selects version A to D of a paper; 0 is the document itself, version A. */
export const paperChosen = createEvent<number>();
/** Selects a section to change; a second time deselects it. */
export const sectionSelected = createEvent<string>();
export const sectionDeselected = createEvent();
/** Deselects a section and returns the focus to it. */
export const sectionLeft = createEvent<string>();
/** Copies a section to the clipboard; the page does it. */
export const sectionCopyRequested = createEvent<{ section: string; copy: DocumentCopy }>();
/** Selects one item of a section. */
export const itemSelected = createEvent<SelectedItem>();
export const itemDeselected = createEvent();

export const $copy = createStore<DocumentCopy>('teacher', { name: 'documentCopy' });
export const $paper = createStore(0, { name: 'documentPaper' });
export const $selected = createStore<string | null>(null, { name: 'selectedSection' });
export const $item = createStore<SelectedItem | null>(null, { name: 'selectedItem' });

$copy.on(copyChosen, (_, copy) => copy).reset(generationClosed, openAccepted, startAccepted);
$paper.on(paperChosen, (_, paper) => paper).reset(generationClosed, openAccepted, startAccepted);
$selected
  .on(sectionSelected, (selected, section) => (selected === section ? null : section))
  .on([sectionDeselected, sectionLeft, itemSelected], () => null)
  .reset(generationClosed, openAccepted, startAccepted, copyChosen);

$item
  .on(itemSelected, (_, item) => item)
  .on([itemDeselected, sectionSelected], () => null)
  .reset(generationClosed, openAccepted, startAccepted, copyChosen, paperChosen);

/** The version that the current run rewrites, in part or as a whole; null for any other run. */
export const $rewrittenVersion = createStore<number | null>(null, { name: 'rewrittenVersion' })
  .on(changeCompleted, (_, { change, generation }) =>
    change.kind === 'regenerate' || change.kind === 'revise' ? generation.version : null,
  )
  .on(startSucceeded, () => null)
  .reset(generationClosed, openAccepted);

export const $rewriting = $rewrittenVersion.map((version) => version !== null);

/** Scrolls to a section and selects it. */
export const sectionRevealed = createEvent<string>();

$selected.on(sectionRevealed, (_, section) => section);
$item.on(sectionRevealed, () => null);
sample({ clock: sectionRevealed, target: showSectionFx });

sample({ clock: sectionLeft, target: returnFocusFx });
