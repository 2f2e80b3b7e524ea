import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Tree = Awaited<ReturnType<Page['getStructTree']>>;

/** An element of the structure tree with the text under it, in reading order. */
export interface Element {
  role: string;
  text: string;
  alt?: string;
  children: Element[];
}

export interface ReadPdf {
  language: string;
  title: string;
  author: string;
  /** The part of PDF/UA that the file claims to conform to. */
  accessible: unknown;
  sizes: [width: number, height: number][];
  /** The elements below each page's document element. */
  elements: Element[];
  /** The text of the structure tree. */
  text: string;
  /** The pieces of text, with the place in points where each ends. */
  texts: { text: string; right: number }[];
  /** Fonts that the file uses and does not contain. */
  fontsNotEmbedded: string[];
}

const aboutSchema = z.object({ Language: z.string(), Title: z.string(), Author: z.string() });

/** Reads a PDF with pdf.js, as a screen reader would. */
export async function readTaggedPdf(body: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(body));
  const { info, metadata } = await pdf.getMetadata();
  const about = aboutSchema.parse(info);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const elements: Element[] = [];
  for (const page of pages) elements.push(...(await elementsOf(page)));
  return {
    language: about.Language,
    title: about.Title,
    author: about.Author,
    accessible: metadata?.get('pdfuaid:part'),
    sizes: pages.map(({ view: [, , width = 0, height = 0] }) => [width, height]),
    elements,
    text: elements.map(({ text }) => text).join('\n'),
    texts: (await Promise.all(pages.map(textsOf))).flat(),
    fontsNotEmbedded: (await Promise.all(pages.map(missingFonts))).flat(),
  };
}

/**
 * All elements with the role and some text, however deep. A table or a list over two pages is in the tree of both, with
 * text only where it stands.
 */
export function elementsWith(role: string, elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => [
    ...(element.role === role && element.text !== '' ? [element] : []),
    ...elementsWith(role, element.children),
  ]);
}

async function elementsOf(page: Page): Promise<Element[]> {
  const words = await wordsById(page);
  return ((await page.getStructTree())?.children ?? []).flatMap((document) =>
    'role' in document ? elementOf(document, words).children : [],
  );
}

function elementOf(node: Tree, words: ReadonlyMap<string, string>): Element {
  const children: Element[] = [];
  const parts = node.children.map((child) => {
    if (!('role' in child)) return ('id' in child && words.get(child.id)) || '';
    const element = elementOf(child, words);
    children.push(element);
    return element.text;
  });
  const alt: unknown = 'alt' in node ? node.alt : undefined;
  return {
    role: node.role,
    text: parts.join('').replaceAll(/\s+/g, ' ').trim(),
    ...(typeof alt === 'string' && { alt }),
    children,
  };
}

/** The text of each piece of marked content. */
async function wordsById(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== undefined);
      if (id !== undefined) words.set(id, `${words.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return words;
}

async function textsOf(page: Page): Promise<{ text: string; right: number }[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [left = 0] = z.array(z.number()).parse(item.transform).slice(4);
    return [{ text: item.str, right: left + item.width }];
  });
}

async function missingFonts(page: Page): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = new Set<string>();
  fnArray.forEach((_, index) => {
    const [name]: unknown[] = argsArray[index] ?? [];
    if (typeof name === 'string' && /^g_d\d+_f\d+$/.test(name)) names.add(name);
  });
  return [...names].filter((name) => page.commonObjs.get(name).missingFile === true);
}
