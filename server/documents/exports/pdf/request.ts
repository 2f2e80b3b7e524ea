import type { Piece } from '../piece.ts';

/** What the process that writes a PDF gets, as JSON. */
export interface PdfRequest {
  title: string;
  author: string;
  /** The author, for the file's properties. */
  description: string;
  /** ISO 639. */
  language: string;
  /** ISO 3166; null if the language has one form. */
  region: string | null;
  rightToLeft: boolean;
  paper: 'us-letter' | 'a4';
  /** The copy's name in the foot of each page. */
  copy: string;
  /** Printed across every page; null for none. */
  watermark: string | null;
  pieces: readonly Piece[];
}
