import type { HostileFile } from './hostile-file.ts';
import { pdfContentFiles } from './pdf-content-files.ts';
import { pdfStructureFiles } from './pdf-structure-files.ts';
import { textFiles } from './text-files.ts';
import { wordFiles } from './word-files.ts';
import { zipFiles } from './zip-files.ts';

/** Generated files that try to exhaust memory or time, to read other files, or to break a parser. */
export const hostileFiles: readonly HostileFile[] = [
  ...textFiles,
  ...zipFiles,
  ...wordFiles,
  ...pdfStructureFiles,
  ...pdfContentFiles,
];
