import { auxiliaries, commonVerbs, determiners, contextOpeners, unitWords } from './data/dictionary.ts';
import { contentOf, foldPhrase, isPlural, isThingWord, isVerbForm, tokensOf } from './words.ts';

export interface Sentence {
  text: string;
  index: number;
  paragraph: number;
  heading: boolean;
  /** Folded words with single spaces around each, to search for terms. */
  folded: string;
  content: ReadonlySet<string>;
}

/** Longer text without a full stop is not prose. */
const MAX_LENGTH = 1_200;

const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|v|etc|e\.g|i\.e|cf|No|Fig|approx|ca|c|Inc|Ltd|Gen|Col|Capt|Lt|Rev|Hon|Jan|Feb|Aug|Sept|Oct|Nov|Dec|U\.S|U\.K|B\.C|A\.D|a\.m|p\.m|[A-Z])\.\s*$/;

const MAX_ABBREVIATION_LENGTH = 16;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits pasted text or PDF text (with wrapped lines, headings and list marks) into sentences. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  const seen = new Set<string>();
  paragraphsOf(text).forEach((paragraph, number) => {
    for (const sentence of splitParagraph(paragraph.text)) {
      const folded = ` ${foldPhrase(sentence)} `;
      if (sentence.length > MAX_LENGTH || (!paragraph.heading && seen.has(folded))) continue;
      if (!paragraph.heading) seen.add(folded);
      found.push({
        text: sentence,
        index: found.length,
        paragraph: number,
        heading: paragraph.heading,
        folded,
        content: contentOf(sentence),
      });
    }
  });
  return found;
}

/** A news dateline, such as "SPRINGFIELD (Nov. 12, 2025) — ". */
const DATELINE = /^\p{Lu}{3,}[\p{Lu} .,]*(?:\([^)]{1,40}\) ?)?[—–-]+ (?=\p{Lu})/u;

/** A footnote reference, such as "[1]". */
export const REFERENCE = /\[\d{1,3}\]/g;

const GLOSSARY_LINE =
  /^(?!(?:Note|Warning|Remember|Tip|Example|Question|Answer|Step|Figure|Source)\b)\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}(?:: \p{L}|(?: –| —) \p{Ll})/u;

/** Lines that begin like a byline, caption, credit or copyright notice. */
const CREDIT_LINE =
  /^(?:By (?:\p{Lu}[\p{L}.’'-]* ?){1,4}(?:,|$)|(?:Photos?|Photographs?|Pictures?|Images?|Illustrations?|Graphics?|Videos?|Captions?|Figures?)(?: (?:credits?|courtesy|by|from)\b| ?\d* ?[:–—.])|(?:Photo |Image |Picture )?(?:Credits?|Courtesy)\b(?::| of )|(?:Published|Updated|Posted|Last modified)\b|(?:Copyright|©)|All rights reserved)/iu;

/** A credit within a caption: "(Photo by Jim Peaco)", "(AP Photo/Ann Lee)", "/Getty Images". */
const CREDIT_WITHIN =
  /\((?:[^()]{0,40}\b)?(?:photo|image|picture|illustration|credit|courtesy)\b[^()]{0,80}\)|\b(?:Getty Images|Shutterstock|Associated Press|Wikimedia Commons)\b/i;

interface Paragraph {
  text: string;
  heading: boolean;
}

function paragraphsOf(text: string): Paragraph[] {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\u00AD', '').replaceAll(REFERENCE, '').split('\n');
  const paragraphs: Paragraph[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push({ text: joinLines(open).replace(DATELINE, ''), heading: false });
    open = [];
  };
  lines.forEach((raw, index) => {
    const line = raw.replaceAll(/\s+/g, ' ').trim();
    if (line === '' || CREDIT_LINE.test(line)) return close();
    if (open.length === 0 && isHeading(line, lines[index + 1]?.trim() ?? '')) {
      paragraphs.push({ text: line.replace(/^#+\s*/, ''), heading: true });
      return undefined;
    }
    if (/^(?:[-*•]|\d{1,2}[.)])\s/.test(line) || GLOSSARY_LINE.test(line)) close();
    open.push(line);
    return undefined;
  });
  close();
  return paragraphs.filter(({ text: paragraph }) => !CREDIT_WITHIN.test(paragraph));
}

function isHeading(line: string, next: string): boolean {
  if (/^#+\s/.test(line)) return true;
  if (GLOSSARY_LINE.test(line)) return false;
  const short = line.length <= 70 && tokensOf(line).length <= 9 && !/[.!?;,:]$/.test(line);
  return short && !/^[-*•\d]/.test(line) && (next === '' || /^[\p{Lu}"“]/u.test(next));
}

function joinLines(lines: readonly string[]): string {
  return lines
    .reduce((text, line) =>
      /\p{Ll}-$/u.test(text.slice(-2)) && /^\p{Ll}/u.test(line)
        ? text.slice(0, -1) + line
        : `${text} ${line}`,
    )
    .replace(/^(?:[-*•])\s+/, '');
}

/** Splits a paragraph into sentences, but not after "vs.", "Dr." or an initial. */
function splitParagraph(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (ABBREVIATION.test(open.slice(-MAX_ABBREVIATION_LENGTH))) continue;
    sentences.push(open.trim());
    open = '';
  }
  if (open.trim() !== '') sentences.push(open.trim());
  return sentences.filter((sentence) => /\p{L}/u.test(sentence));
}

// References to the surrounding text: "At that time", "do this only in light", "Three days later".
const BACK_REFERENCE = new RegExp(
  [
    String.raw`^(?:[\p{L}’'-]+ ){1,2}(?:this|these|those|that time|that year|such)\b`,
    String.raw`^(?:in fact|for example|for instance|in addition|as a result|in other words|by contrast|of course)\b`,
    String.raw`^(?:[\p{L}\d-]+ ){1,3}(?:later|earlier|afterwards?)\b`,
    String.raw`^(?:the|that) next (?:day|night|morning|week|month|year)\b`,
    String.raw`^(?:after|before|since|by|from) (?:that|this|then)\b`,
    String.raw`\b(?:do|does|did) (?:this|that|so)\b`,
    String.raw`\b(?:this|these|those|such)[,.;]`,
    String.raw`\b(?:these|the following) (?:steps|rules|words|sentences|examples|questions|reasons)\b`,
    String.raw`\bboth (?:processes|kinds|types|groups|cases|ways|forms|methods|sides)\b(?! of)`,
    String.raw`\b(?:like (?:it|them)|inside|outside|there|then)\.$`,
  ].join('|'),
  'iu',
);

const PRONOUN = /^(?:it|they|them)$/;

/** Whether a sentence refers to an earlier one. */
export function refersBack(text: string): boolean {
  if (BACK_REFERENCE.test(text)) return true;
  // In "Unless stained, they are not visible" no noun comes before the pronoun.
  const tokens = tokensOf(text);
  const place = tokens.findIndex(({ lower }) => PRONOUN.test(lower));
  if (place === -1) return false;
  const before = tokens.slice(0, place).map(({ lower }) => lower);
  const things = before.filter((lower) => isThingWord(lower) && !unitWords.has(lower));
  if (tokens[place]?.lower === 'it') return things.length === 0;
  return !things.some(isPlural) && !(things.length > 1 && before.includes('and'));
}

/** Whether a sentence can be quoted alone: complete, not too long, without references to earlier ones. */
export function standsAlone(sentence: Sentence): boolean {
  if (sentence.heading || !/[.]["”’)]?$/.test(sentence.text)) return false;
  if (/https?:|www\.|©|\bfig(?:ure|\.)|\btable \d|\bpage \d/i.test(sentence.text)) return false;
  if (!balanced(sentence.text) || refersBack(sentence.text)) return false;
  const tokens = tokensOf(sentence.text);
  const first = tokens[0]?.lower ?? '';
  if (
    tokens.length < 5 ||
    tokens.length > 38 ||
    contextOpeners.has(first) ||
    !/^[\p{Lu}“"]/u.test(sentence.text)
  )
    return false;
  // An instruction ("Add the numerators") is neither true nor false.
  if (commonVerbs.has(first) && determiners.has(tokens[1]?.lower ?? '')) return false;
  // Skip direct speech and first-person text such as poems.
  if (/^["“]/.test(sentence.text) || (!/["“]/.test(sentence.text) && tokens.some(({ text }) => text === 'I')))
    return false;
  if (tokens.slice(0, 12).some((token) => ['he', 'she', 'we', 'i', 'you', 'us'].includes(token.lower)))
    return false;
  return tokens.some(
    (token) => auxiliaries.has(token.lower) || isVerbForm(token.lower) || token.lower.endsWith('ed'),
  );
}

function balanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0;
}
