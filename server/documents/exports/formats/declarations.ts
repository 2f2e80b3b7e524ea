import type { BlockKind } from '../../../generated/blocks.ts';
import type { Copy } from '../piece.ts';

/** A file format of the exports. The contract and the export menu follow from it; `writers.ts` has its writer. */
export interface FormatDeclaration {
  /** Its name in the API. */
  format: string;
  /** Its name in the menu. */
  label: string;
  /** With a dot before it, the end of the file's name. */
  extension: string;
  /** A text type is sent as UTF-8. */
  contentType: string;
  /** Its part of the menu. */
  group: 'Document' | 'Questions' | 'Data';
  /** A document offers it if it has a section of one of these kinds; without kinds, every document does. */
  blocks?: readonly BlockKind[];
  /** Formats that hold answers have a teacher copy only. The first copy is the one by default. */
  copies: readonly [Copy, ...Copy[]];
  /** Whether its pages have a size. */
  paper: boolean;
}

/** Every format, in the order of the menu. Loaded before the code is generated, so it imports only types. */
export const exportFormats = [
  {
    format: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    contentType: 'application/pdf',
    group: 'Document',
    copies: ['teacher', 'student'],
    paper: true,
  },
  {
    format: 'docx',
    label: 'Word',
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    group: 'Document',
    copies: ['teacher', 'student'],
    paper: true,
  },
  {
    format: 'markdown',
    label: 'Markdown',
    extension: 'md',
    contentType: 'text/markdown',
    group: 'Document',
    copies: ['teacher', 'student'],
    paper: false,
  },
  {
    format: 'ics',
    label: 'Calendar',
    extension: 'ics',
    contentType: 'text/calendar',
    group: 'Data',
    blocks: ['schedule'],
    copies: ['teacher'],
    paper: false,
  },
] as const satisfies readonly FormatDeclaration[];

export type ExportFormat = (typeof exportFormats)[number]['format'];
