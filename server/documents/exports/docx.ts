import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ILevelsOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { diagonalWords } from './docx-watermark.ts';
import { GREY, OPTION_INDENT, writePiece } from './docx-pieces.ts';
import { isLettered, type Piece } from './piece.ts';

const LETTER = { width: 12_240, height: 15_840 };
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_080;
const INK = '1F1F1F';

interface About {
  title: string;
  author: string;
  /** The author, for the file's properties. */
  description: string;
  /** A BCP 47 tag. */
  language: string;
  rightToLeft: boolean;
  letter: boolean;
  /** Repeated at the top of every page; null for none. */
  watermark: string | null;
}

/** A Word document with real headings, lists and tables; every list of its own starts at 1 or A. */
export async function toDocx(pieces: readonly Piece[], about: About): Promise<Buffer> {
  const { title, author, description, language, rightToLeft, letter, watermark } = about;
  const paper = letter ? LETTER : A4;
  const lists = pieces.filter((piece) => isNumbered(piece));
  const document = new Document({
    title,
    description,
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: {
          run: {
            font: 'Calibri',
            size: 23,
            language: { value: language, ...(rightToLeft && { bidirectional: language }) },
          },
          paragraph: { spacing: { after: 120, line: 276 } },
        },
        heading1: headingStyle(44, 0),
        heading2: headingStyle(30, 320),
        heading3: headingStyle(25, 220),
      },
    },
    numbering: {
      config: lists.map((list, index) => ({ reference: `list-${index}`, levels: [levelOf(list)] })),
    },
    sections: [
      {
        properties: {
          page: { size: paper, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        ...(watermark !== null && { headers: { default: watermarkHeader(watermark) } }),
        footers: { default: pageNumbers() },
        children: pieces.flatMap((piece) =>
          writePiece(piece, {
            referenceOf: (list) => `list-${lists.indexOf(list)}`,
            width: paper.width - 2 * MARGIN,
            rightToLeft,
          }),
        ),
      },
    ],
  });
  return Packer.toBuffer(document);
}

const headingStyle = (size: number, before: number) => ({
  run: { font: 'Calibri', size, bold: true, color: INK },
  paragraph: { spacing: { before, after: 100 } },
});

/** For programs that don't show the words across the page, the header says them too. */
function watermarkHeader(text: string): Header {
  // A long text is smaller, so that it stays on one line.
  const size = Math.min(56, Math.round(620 / text.length));
  const run = new TextRun({ text, size, bold: true, color: 'BFBFBF', characterSpacing: 160 });
  const paragraph = new Paragraph({ alignment: AlignmentType.CENTER, children: [run] });
  paragraph.addChildElement(diagonalWords(text));
  return new Header({ children: [paragraph] });
}

function pageNumbers(): Footer {
  const children = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children, size: 18, color: GREY })],
      }),
    ],
  });
}

const isNumbered = (piece: Piece) =>
  (piece.kind === 'list' && piece.ordered === true) || (piece.kind === 'options' && isLettered(piece));

const levelOf = ({ kind }: Piece): ILevelsOptions => ({
  level: 0,
  format: kind === 'options' ? LevelFormat.UPPER_LETTER : LevelFormat.DECIMAL,
  text: '%1.',
  alignment: AlignmentType.START,
  style: {
    paragraph: { indent: kind === 'options' ? OPTION_INDENT : { left: 500, hanging: 300 } },
  },
});
