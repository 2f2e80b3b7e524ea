import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A line of text; lengths are in points, from the top and the left of the sheet. */
export type PrintedLine = { text: string; left: number; top: number; size: number };

/** The outline of something drawn: a rule, a bullet, a box. */
export type PrintedMark = { left: number; top: number; width: number; height: number };

export type PrintedSheet = {
  width: number;
  height: number;
  /** From top to bottom, without the margin of numbers and minutes. */
  lines: readonly PrintedLine[];
  /** The words of the margin, one entry for each of its lines. */
  margin: readonly PrintedLine[];
  marks: readonly PrintedMark[];
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

/** Where the text of a sheet begins; before it is the margin. */
const TEXT_START = 84;
/** Texts whose baselines differ by less are on one line. */
const SAME_LINE = 3;

/** Reads the text and the drawings of a printed PDF, sheet by sheet. */
export async function readSheets(pdf: Uint8Array): Promise<PrintedSheet[]> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: PrintedSheet[] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    sheets.push(await readSheet(await proxy.getPage(number)));
  }
  return sheets;
}

async function readSheet(page: Page): Promise<PrintedSheet> {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item): PrintedLine[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, left = 0, baseline = 0] = item.transform.map(Number);
    return [{ text: item.str, left, top: height - baseline, size }];
  });
  return {
    width,
    height,
    lines: joined(texts.filter(({ left }) => left >= TEXT_START)),
    margin: joined(texts.filter(({ left }) => left < TEXT_START)),
    marks: await marksOf(page, height),
  };
}

function joined(texts: readonly PrintedLine[]): PrintedLine[] {
  const rows: PrintedLine[][] = [];
  for (const text of texts.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row?.[0] && text.top - row[0].top < SAME_LINE) row.push(text);
    else rows.push([text]);
  }
  return rows.flatMap((row) => {
    const [first, ...rest] = row.toSorted((a, b) => a.left - b.left);
    if (!first) return [];
    const text = [first, ...rest].map((part) => part.text).join(' ');
    return [{ ...first, text: text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim() }];
  });
}

/** The boxes around the paths that the page fills or strokes. */
async function marksOf(page: Page, height: number): Promise<PrintedMark[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  const marks: PrintedMark[] = [];
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = multiply(matrix, numbersIn(args));
    else if (operation === OPS.constructPath && Array.isArray(args) && args[0] !== OPS.endPath) {
      const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(args[2]);
      const [x1, y1] = apply(matrix, left, top);
      const [x2, y2] = apply(matrix, right, bottom);
      marks.push({
        left: Math.min(x1, x2),
        top: height - Math.max(y1, y2),
        width: Math.abs(x2 - x1),
        height: Math.abs(y2 - y1),
      });
    }
  }
  return marks;
}

const numbersIn = (value: unknown): number[] =>
  typeof value === 'object' && value !== null ? Object.values(value).map(Number) : [];

function multiply([a, b, c, d, e, f]: Matrix, inner: readonly number[]): Matrix {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f] as const;
