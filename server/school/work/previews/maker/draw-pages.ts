import { type UploadedFile, readBytes } from '../../../../documents/sources/reader/uploaded-file.ts';
import { drawHeic } from './draw-heic.ts';
import { drawOffice } from './draw-office.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawPicture, isPicture } from './draw-picture.ts';
import type { DrawnFile } from './page.ts';

const HEAD = 1024;

/** Draws the pages of a file; its content says what it is, never its name. Throws if it can't be drawn. */
export async function drawPages(file: UploadedFile): Promise<DrawnFile> {
  const head = readBytes(file, 0, HEAD);
  const all = () => readBytes(file, 0, file.size);
  if (isPicture(head)) return drawPicture(all());
  if (isHeic(head)) return drawHeic(all());
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return drawOffice(file);
  if (head.includes('%PDF-')) return drawPdf(all());
  throw new Error('This kind of file has no preview.');
}

const isHeic = (head: Buffer) => /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(head.toString('latin1', 4, 12));
