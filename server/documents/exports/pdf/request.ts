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
  pieces: readonly (Piece | ChartPiece)[];
  /** Before and between the numbers in the foot; in English without them. */
  pageWords?: { before: string; between: string };
  /** On so many pages: the first of these that fits stands instead of the pieces. */
  fit?: { pages: number; shorter: readonly (readonly Piece[])[] };
}

/** Places in the drawing: from its left and from its foot, both as parts of 1. */
export type ChartPoint = readonly [across: number, up: number];

/** A drawing of what a table says. */
export interface ChartPiece {
  kind: 'chart';
  /** What is read out instead. */
  alt: string;
  drawing:
    | { kind: 'bars'; bars: readonly { label: string; value: string; share: number }[] }
    | {
        kind: 'lines';
        /** The horizontal lines, each with its text in the margin. */
        ticks: readonly { text: string; up: number }[];
        labels: readonly { text: string; across: number }[];
        /** Each in pieces without gaps. */
        lines: readonly { name: string; pieces: readonly (readonly ChartPoint[])[] }[];
        bands: readonly (readonly ChartPoint[])[];
        /** What the bands have inside; empty without bands. */
        band: string;
      };
}
