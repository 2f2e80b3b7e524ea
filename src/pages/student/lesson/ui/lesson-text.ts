import { anchorOf, findTyped, placeOf, type Anchor, type TextRange } from '../model/anchor';

/** The text of a part of the lesson, with the text nodes that it consists of. */
type Part = { text: string; pieces: readonly { node: Text; start: number }[] };

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, blockquote, pre, div';

/** The parts of the lesson as they are shown now. A line break separates its paragraphs. */
function partsOf(lesson: HTMLElement): Part[] {
  return [...lesson.querySelectorAll<HTMLElement>('section')]
    .filter((section) => !lesson.contains(section.parentElement?.closest('section') ?? null))
    .map(partOf);
}

function partOf(section: HTMLElement): Part {
  // The first element is the name of the part, which only screen readers get.
  const name = section.firstElementChild;
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const pieces: { node: Text; start: number }[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || name?.contains(node) || node.parentElement?.closest('button')) continue;
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (text !== '' && own !== block) text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

/** Where the words of each anchor stand now; null for those that are gone. */
export function rangesOf(lesson: HTMLElement, anchors: readonly Anchor[]): (Range | null)[] {
  const parts = partsOf(lesson);
  const texts = parts.map(({ text }) => text);
  return anchors.map((anchor) => {
    const place = placeOf(texts, anchor);
    return place && rangeAt(parts, place);
  });
}

function rangeAt(parts: readonly Part[], { part, start, end }: TextRange): Range | null {
  const pieces = parts[part]?.pieces ?? [];
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

/** The selected words, as far as they are in one part of the lesson; null without any. */
export function selectedIn(lesson: HTMLElement): Anchor | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  for (const { text, pieces } of partsOf(lesson)) {
    const selected = pieces.filter(({ node }) => range.intersectsNode(node));
    const [first, last] = [selected.at(0), selected.at(-1)];
    if (!first || !last) continue;
    const start = first.start + (range.startContainer === first.node ? range.startOffset : 0);
    const end = last.start + (range.endContainer === last.node ? range.endOffset : last.node.length);
    const anchor = anchorOf(text, start, end);
    if (anchor) return anchor;
  }
  return null;
}

/** The words that a student typed, as they stand in the lesson; null if it does not have them. */
export function typedIn(lesson: HTMLElement, typed: string): Anchor | null {
  const parts = partsOf(lesson);
  const place = findTyped(
    parts.map(({ text }) => text),
    typed,
  );
  if (place === null) return null;
  return anchorOf(parts[place.part]?.text ?? '', place.start, place.end);
}
