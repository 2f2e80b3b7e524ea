import { compile } from '../../../../documents/exports/pdf/writer/compile.ts';
import type { UploadedFile } from '../../../../documents/sources/reader/uploaded-file.ts';
import { Archive } from '../../../../documents/sources/reader/zip.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawPicture } from './draw-picture.ts';
import { type DrawnFile, MAX_PAGES } from './page.ts';
import { readOffice } from './read-office.ts';

const PICTURE = /^(?:word|ppt|xl)\/media\/|^Pictures\//;

/** Word, PowerPoint, Excel and OpenDocument files: their words laid out by us, then their pictures. */
export async function drawOffice(file: UploadedFile): Promise<DrawnFile> {
  const archive = await Archive.open(file);
  const pieces = await readOffice(archive);
  const drawn: DrawnFile =
    pieces.length === 0
      ? { pages: [], total: 0 }
      : await drawPdf(
          compile({
            title: 'Words of the file, without its layout',
            author: '',
            description: '',
            language: 'en',
            region: null,
            rightToLeft: false,
            paper: 'a4',
            copy: '',
            watermark: null,
            pieces,
          }),
        );
  for (const name of archive.names.filter((each) => PICTURE.test(each))) {
    if (drawn.pages.length >= MAX_PAGES) break;
    // One of another kind, or a damaged one, is left out.
    const picture = await drawPart(archive, name).catch(() => null);
    if (picture === null) continue;
    drawn.pages.push(...picture.pages);
    drawn.total += picture.total;
  }
  if (drawn.pages.length === 0) throw new Error('The file holds nothing that can be shown.');
  return drawn;
}

async function drawPart(archive: Archive, name: string): Promise<DrawnFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of archive.read(name)) chunks.push(chunk);
  return drawPicture(Buffer.concat(chunks));
}
