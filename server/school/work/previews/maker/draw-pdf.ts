import process from 'node:process';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { type DrawnFile, type DrawnPage, DRAWING_TIME, MAX_PAGES, MAX_SIDE, pageOfPixels } from './page.ts';

/** Pixels per point: an A4 page has 1414 x 2000. */
const SHARPNESS = 2.375;

/** The first pages of a PDF; scripts, forms and attachments in it are not run. */
export async function drawPdf(bytes: Uint8Array): Promise<DrawnFile> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const total = document.getPageCount();
  const pages: DrawnPage[] = [];
  while (pages.length < Math.min(total, MAX_PAGES)) {
    if (pages.length > 0 && worked() > DRAWING_TIME) break;
    pages.push(await drawPage(document.getPage(pages.length)));
  }
  return { pages, total };
}

/** Of this process so far, in milliseconds; on a busy machine it takes longer. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function drawPage(page: PDFiumPage): Promise<DrawnPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  const scale = Math.min(SHARPNESS, MAX_SIDE / longest);
  // A strip of a page would round to no pixels at all.
  const width = Math.max(1, Math.round(originalWidth * scale));
  const height = Math.max(1, Math.round(originalHeight * scale));
  // Drawing a page closes it.
  const text = page.getText();
  const { data } = await page.render({
    width,
    height,
    render: ({ data: pixels }) => Promise.resolve(pixels),
  });
  return pageOfPixels(data, { width, height, text });
}
