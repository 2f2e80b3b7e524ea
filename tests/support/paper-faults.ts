import type { PrintedLine, PrintedSheet } from './printed-sheets.ts';

/** Every function here returns the faults of printed sheets as sentences; none means that they are right. */
type Faults = string[];

const FOOT = /^(.*) ((?:Student|Teacher) copy(?:, version [A-D])?) Page (\d+) of (\d+)$/;
const NAME_LINE = /^Name( Date Class)?$/;

/** The part that a sheet belongs to and its place in it, from the foot of the sheet. */
export function footOf(sheet: PrintedSheet): { part: string; number: number; count: number } | undefined {
  const [, , part, number, count] = FOOT.exec(sheet.lines.at(-1)?.text ?? '') ?? [];
  return part === undefined ? undefined : { part, number: Number(number), count: Number(count) };
}

/** The lines between the line for the name and the foot. */
const bodyOf = (sheet: PrintedSheet): readonly PrintedLine[] =>
  sheet.lines.slice(0, -1).filter(({ text }) => !NAME_LINE.test(text));

const words = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** The numbers at the feet must count the sheets of each part. */
export function footFaults(sheets: readonly PrintedSheet[]): Faults {
  return sheets.flatMap((sheet, index) => {
    const foot = footOf(sheet);
    if (!foot) return [`Sheet ${index + 1} has no foot.`];
    const before = index === 0 ? undefined : footOf(sheets[index - 1] ?? sheet);
    const expected = before?.part === foot.part ? before.number + 1 : 1;
    const last = index === sheets.length - 1 || footOf(sheets[index + 1] ?? sheet)?.part !== foot.part;
    const right = foot.number === expected && (!last || foot.number === foot.count);
    return right ? [] : [`Sheet ${index + 1} says page ${foot.number} of ${foot.count}.`];
  });
}

/** The texts must follow one another in this order; between them may be others. */
export function orderFaults(sheets: readonly PrintedSheet[], texts: readonly string[]): Faults {
  const printed = words(sheets.flatMap((sheet) => bodyOf(sheet).map(({ text }) => text)).join(' '));
  let at = 0;
  return texts.flatMap((text) => {
    const found = printed.indexOf(words(text), at);
    if (found < 0) return [`“${text}” is missing or not in its place.`];
    at = found + words(text).length;
    return [];
  });
}

/** A printed word must be one of the document's; half of a broken word is not. */
export function brokenWordFaults(sheets: readonly PrintedSheet[], vocabulary: string): Faults {
  const known = new Set(tokens(vocabulary));
  return sheets.flatMap(({ lines, margin }, index) =>
    [...lines.slice(0, -1), ...margin]
      .flatMap(({ text }) => tokens(text))
      .filter((token) => !known.has(token))
      .map((token) => `“${token}” on sheet ${index + 1} is no word of the document.`),
  );
}

const tokens = (text: string): string[] =>
  words(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'-]+/u)
    .filter((token) => token !== '');

/** Each text, such as an option or a row's cell, must be whole on one sheet. */
export function cutFaults(sheets: readonly PrintedSheet[], texts: readonly string[]): Faults {
  const bodies = sheets.map((sheet) =>
    words(
      bodyOf(sheet)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  return texts
    .filter((text) => !bodies.some((body) => body.includes(words(text))))
    .map((text) => `“${text}” is on no sheet as a whole.`);
}

/** A heading needs text under it on the same sheet. */
export function headingFaults(sheets: readonly PrintedSheet[], headings: readonly string[]): Faults {
  const known = new Set(headings.map(words));
  return sheets.flatMap((sheet, index) => {
    const last = bodyOf(sheet).at(-1)?.text ?? '';
    const ruled = sheet.marks.some(({ top }) => top > (bodyOf(sheet).at(-1)?.top ?? 0) && isRule(sheet, top));
    return known.has(words(last)) && !ruled ? [`“${last}” is the last line of sheet ${index + 1}.`] : [];
  });
}

const isRule = (sheet: PrintedSheet, top: number): boolean => top < sheet.height - FOOT_HEIGHT;

/** The height of the foot with the margin under it. */
const FOOT_HEIGHT = 58;

/** A sheet must be filled to a third, unless it is the last of its part. Ruled lines fill it too. */
export function emptySheetFaults(sheets: readonly PrintedSheet[]): Faults {
  return sheets.flatMap((sheet, index) => {
    const foot = footOf(sheet);
    if (foot && foot.number === foot.count) return [];
    const share = lowestOf(sheet) / sheet.height;
    return share >= 1 / 3 ? [] : [`Sheet ${index + 1} is filled to ${Math.round(share * 100)} %.`];
  });
}

function lowestOf(sheet: PrintedSheet): number {
  const marks = sheet.marks
    .filter(({ height, top }) => height < sheet.height / 2 && isRule(sheet, top))
    .map(({ top, height }) => top + height);
  return Math.max(0, ...marks, ...bodyOf(sheet).map(({ top }) => top));
}

/** Text must end above the foot and inside of the edges. */
export function overflowFaults(sheets: readonly PrintedSheet[]): Faults {
  return sheets.flatMap((sheet, index) => {
    const low = bodyOf(sheet).findLast(({ top }) => top > sheet.height - FOOT_HEIGHT);
    return low ? [`“${low.text}” runs into the foot of sheet ${index + 1}.`] : [];
  });
}

/** None of these texts may be printed, neither in the text nor in the margin. */
export function forbiddenFaults(sheets: readonly PrintedSheet[], texts: readonly string[]): Faults {
  const printed = words(
    sheets.flatMap(({ lines, margin }) => [...lines, ...margin].map(({ text }) => text)).join(' '),
  );
  return texts.filter((text) => printed.includes(words(text))).map((text) => `“${text}” is printed.`);
}

/** None of these may be a line of its own, such as the label of a button. */
export function labelFaults(sheets: readonly PrintedSheet[], labels: readonly string[]): Faults {
  const known = new Set(labels.map(words));
  return sheets.flatMap(({ lines, margin }, index) =>
    [...lines, ...margin]
      .filter(({ text }) => known.has(text))
      .map(({ text }) => `“${text}” on sheet ${index + 1} is a label of the interface.`),
  );
}

/** Rules, bullets and boxes must be drawn without background graphics too. */
export function backgroundFaults(plain: readonly PrintedSheet[], full: readonly PrintedSheet[]): Faults {
  return plain.flatMap((sheet, index) => {
    const other = full[index];
    if (!other) return [`Sheet ${index + 1} is printed without backgrounds only.`];
    const [without, withAll] = [sheet, other].map(smallMarks);
    const texts = [sheet, other].map(({ lines }) => lines.map(({ text }) => text).join('\n'));
    return [
      ...(without === withAll
        ? []
        : [`Sheet ${index + 1} has ${without} marks, ${withAll} with backgrounds.`]),
      ...(texts[0] === texts[1] ? [] : [`Sheet ${index + 1} has other text with backgrounds.`]),
    ];
  });
}

/** Backgrounds of the whole sheet are larger. */
const smallMarks = (sheet: PrintedSheet): number =>
  sheet.marks.filter(({ width, height }) => width < sheet.width * 0.9 && height < sheet.height / 2).length;

/** The cells of a row must be on one sheet. */
export function rowFaults(sheets: readonly PrintedSheet[], rows: readonly (readonly string[])[]): Faults {
  const bodies = sheets.map((sheet) => new Set(bodyOf(sheet).flatMap(({ text }) => tokens(text))));
  return rows
    .filter((cells) => !bodies.some((body) => tokens(cells.join(' ')).every((token) => body.has(token))))
    .map((cells) => `The row “${cells.join(', ')}” is on no sheet as a whole.`);
}
