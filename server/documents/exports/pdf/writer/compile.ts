import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PdfRequest } from '../request.ts';
import { fontsFor } from './fonts.ts';
import { sheetOf } from './sheet.ts';

const workspace = fileURLToPath(new URL('../', import.meta.url));
const mainFilePath = join(workspace, 'document.typ');

/** Stands for a letter or a sign that no font has. */
const MISSING = '\u25A1';
/** Replacing signs may leave others without a font, such as the rest of a joined emoji. */
const ATTEMPTS = 4;

/** A tagged PDF that conforms to PDF/UA-1. Throws if the document can't be laid out. */
export function compile(request: PdfRequest): Buffer {
  const { pages, shorter } = request.fit ?? { pages: Infinity, shorter: [] };
  for (const pieces of [request.pieces, ...shorter]) {
    const file = write({ ...request, pieces }, pages);
    if (file !== null) return file;
  }
  throw new Error('The shortest form of the document has too many pages.');
}

/** Null if it has more pages. */
function write(request: PdfRequest, pages: number): Buffer | null {
  let document = JSON.stringify(sheetOf(request), (_, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  );
  for (let attempt = 1; ; attempt += 1) {
    try {
      return render(document, pages);
    } catch (error) {
      const missing = missingIn(error instanceof Error ? error.message : '');
      if (missing.length === 0 || attempt === ATTEMPTS) throw error;
      for (const sign of missing) {
        document = document.replaceAll(sign, /\p{Cf}|\p{M}/u.test(sign) ? '' : MISSING);
      }
    }
  }
}

function render(document: string, pages: number): Buffer | null {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fontsFor(document) }] });
  const compiled = compiler.compile({ mainFilePath, inputs: { document } });
  const { result } = compiled;
  if (result === null) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  if (result.numOfPages > pages) return null;
  return compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp: Math.floor(Date.now() / 1000) });
}

/** PDF/UA allows no letter without a font; the compiler's message names each. */
const UNCOVERED = /the text `\\*"((?:[^"\\]|\\[^"])+)\\*"` could not be displayed/g;

function missingIn(message: string): string[] {
  const clusters = [...message.matchAll(UNCOVERED)].map(([, cluster = '']) =>
    cluster.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
  );
  return [...new Set(clusters.flatMap((cluster) => Array.from(cluster)))].filter((sign) => sign > '\u007F');
}

/** Without what a page can't show: half of a surrogate pair, control characters and text direction overrides. */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');
}
