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
  /** Documents about one student don't offer it, because it is for showing to a class. */
  forClasses?: true;
  /** Formats that hold answers have a teacher copy only. The first copy is the one by default. */
  copies: readonly [Copy, ...Copy[]];
  /** Whether its pages have a size. */
  paper: boolean;
  /** What the format can’t hold, for the menu. */
  note?: string;
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
    format: 'pptx',
    label: 'PowerPoint slides',
    extension: 'pptx',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    group: 'Document',
    blocks: ['entries', 'timeline'],
    forClasses: true,
    copies: ['teacher', 'student'],
    paper: false,
  },
  {
    format: 'anki',
    label: 'Flashcards for Anki',
    extension: 'csv',
    contentType: 'text/csv',
    group: 'Data',
    blocks: ['vocabulary', 'questions'],
    copies: ['teacher'],
    paper: false,
  },
  {
    format: 'quizlet',
    label: 'Flashcards for Quizlet',
    extension: 'tsv',
    contentType: 'text/tab-separated-values',
    group: 'Data',
    blocks: ['vocabulary', 'questions'],
    copies: ['teacher'],
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
  {
    format: 'gift',
    label: 'GIFT for Moodle',
    extension: 'gift.txt',
    contentType: 'text/plain',
    group: 'Questions',
    blocks: ['questions'],
    copies: ['teacher'],
    paper: false,
    note: 'Without sentences of several blanks',
  },
  {
    format: 'aiken',
    label: 'Aiken',
    extension: 'txt',
    contentType: 'text/plain',
    group: 'Questions',
    blocks: ['questions'],
    copies: ['teacher'],
    paper: false,
    note: 'Only questions with one correct option',
  },
  {
    format: 'qti12',
    label: 'QTI 1.2',
    extension: 'qti12.zip',
    contentType: 'application/zip',
    group: 'Questions',
    blocks: ['questions'],
    copies: ['teacher'],
    paper: false,
  },
  {
    format: 'qti21',
    label: 'QTI 2.1',
    extension: 'qti21.zip',
    contentType: 'application/zip',
    group: 'Questions',
    blocks: ['questions'],
    copies: ['teacher'],
    paper: false,
  },
  {
    format: 'questions_csv',
    label: 'Spreadsheet',
    extension: 'csv',
    contentType: 'text/csv',
    group: 'Questions',
    blocks: ['questions'],
    copies: ['teacher'],
    paper: false,
  },
  {
    format: 'google_forms',
    label: 'Google Forms script',
    extension: 'gs',
    contentType: 'text/javascript',
    group: 'Questions',
    blocks: ['questions'],
    copies: ['teacher'],
    paper: false,
    note: 'You mark texts; grids have no points',
  },
  {
    format: 'scores_csv',
    label: 'Scores as a spreadsheet',
    extension: 'csv',
    contentType: 'text/csv',
    group: 'Data',
    blocks: ['scores', 'grading', 'submissions'],
    copies: ['teacher'],
    paper: false,
  },
  {
    format: 'rubric_csv',
    label: 'Rubric as a spreadsheet',
    extension: 'csv',
    contentType: 'text/csv',
    group: 'Data',
    blocks: ['rubric'],
    copies: ['teacher', 'student'],
    paper: false,
  },
] as const satisfies readonly FormatDeclaration[];

export type ExportFormat = (typeof exportFormats)[number]['format'];
