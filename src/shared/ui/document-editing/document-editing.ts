import { createContext, type ReactNode } from 'react';

/** The keys and positions that lead to a value within a section. */
export type DocumentPath = readonly (string | number)[];

/** What a block calls while its document is edited in place. */
export type DocumentEditing = {
  /** The selected item; null if none is. */
  selected: DocumentPath | null;
  /** Whether nothing can be changed now; the selection stays. */
  locked: boolean;
  /** Called when an item is clicked or focused. */
  onSelect: (path: DocumentPath) => void;
  /** Called when the user opens the tools of an item with its handle. */
  onTools: (path: DocumentPath) => void;
  /** Called with the new position of an item in its list. */
  onMove: (path: DocumentPath, to: number) => void;
  /** Called at every keystroke with a text that is not stored yet. */
  onTyping: (path: DocumentPath, before: string, text: string) => void;
  /** Called with a changed text when its editing ends. */
  onText: (path: DocumentPath, before: string, text: string) => void;
};

/** Makes the blocks below it editable; null shows them as they are read. */
export const DocumentEditingContext = createContext<DocumentEditing | null>(null);

/** The notes below an item, such as its checks; null if a block below it shows none. */
export const ItemNotesContext = createContext<((path: DocumentPath) => ReactNode) | null>(null);

export const isSamePath = (one: DocumentPath | null, other: DocumentPath): boolean =>
  one !== null && one.length === other.length && one.every((step, index) => step === other[index]);
