import {
  auxiliaries,
  contextOpeners,
  determiners,
  irregularPast,
  prepositions,
  timeOpeners,
} from './data/dictionary.ts';
import type { Sentence } from './sentences.ts';
import { contentOf, foldPhrase, isContentWord, isVerbForm, type Token, tokensOf } from './words.ts';

export interface Definition {
  term: string;
  /** Quoted from the source, without the term. */
  definition: string;
  /** Whether the definition is specific enough to identify the term. */
  full: boolean;
  /** Whether the term is a name rather than a word with a meaning. */
  name: boolean;
  sentence: Sentence;
}

const NAME = String.raw`(?:[Tt]he |[Aa]n? )?([\p{L}’'-]+(?: [\p{L}’'-]+){0,3}?)`;

const forms: readonly RegExp[] = [
  // Photosynthesis is the process by which ...
  new RegExp(
    String.raw`^${NAME} (?:is|are|was|were) ((?:an? |the (?!same|only|first|most|best)|any |one of |when |how |what )[^;]{12,})$`,
    'u',
  ),
  // Runoff is water that flows over the land
  new RegExp(String.raw`^${NAME} (?:is|are) ((?:\p{Ll}+ ){1,2}(?:that|which|who|where|made) [^;]{8,})$`, 'u'),
  // Osmosis refers to the movement of water ...
  new RegExp(String.raw`^${NAME} (?:means|refers to|(?:is|are) defined as|describes) ([^;]{10,})$`, 'u'),
  // Osmosis: the movement of water ...
  new RegExp(String.raw`^${NAME}(?:: (?=\p{L})|(?: –| —| -) (?=\p{Ll}))([^;]{12,})$`, 'u'),
  // Chlorophyll, a green pigment in leaves, absorbs light.
  new RegExp(String.raw`^${NAME}, ((?:an?|the) [^,;]{8,}), (?:[^,]+)$`, 'u'),
];

/** An example or a part of something is not a definition of it. */
const EXAMPLE = /^(?:(?:an?|one|another) )?(?:good |well-known )?(?:examples?|instances?|parts?) of\b/i;

// The openings in a leaf are called stomata.
const NAMED_LAST = new RegExp(
  String.raw`^([^,;]{8,}?) (?:is|are|was|were) (?:called|known as|termed|named) (?:the |an? )?([\p{L}’'-]+(?: [\p{L}’'-]+){0,2})$`,
  'u',
);

// Water leaves through tiny openings called stomata.
const NAMED_WITHIN = new RegExp(
  String.raw`\b(?:an?|the|of|in|by|into|with|from|through|has|have|as|on|are|is) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+),? (?:called|known as) (?:the |an? )?([\p{L}’'-]+(?: [\p{L}’'-]+)?)(?=[,.]|$)`,
  'u',
);

/** The definitions in the source, one per term: the first that is specific enough. */
export function definitionsOf(sentences: readonly Sentence[]): Definition[] {
  const found = new Map<string, Definition>();
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.heading) continue;
    const definition = readDefinition(sentence) ?? namedAfter(sentences[index - 1], sentence);
    if (definition === null) continue;
    const key = foldPhrase(definition.term);
    const before = found.get(key);
    if (before === undefined || (definition.full && !before.full)) found.set(key, definition);
  }
  return [...found.values()];
}

/** "The heat turns water into vapor. This is called evaporation." */
function namedAfter(before: Sentence | undefined, sentence: Sentence): Definition | null {
  const term =
    /^(?:This|That)(?: \p{Ll}+)? is (?:called|known as|named) (?:the |an? )?(\p{Ll}[\p{L}’'-]*(?: \p{Ll}[\p{L}’'-]*)?)\.$/u.exec(
      sentence.text,
    )?.[1];
  if (term === undefined || before === undefined || before.heading || before.paragraph !== sentence.paragraph)
    return null;
  const both = {
    ...before,
    text: `${before.text} ${sentence.text}`,
    folded: before.folded + sentence.folded.slice(1),
  };
  return accept(term, before.text.replace(/\.$/, ''), both, true);
}

function readDefinition(sentence: Sentence): Definition | null {
  const text = sentence.text.replace(/[.]["”]?$/, '').trim();
  for (const form of forms) {
    const match = form.exec(text);
    if (match?.[1] && match[2]) return accept(match[1], match[2], sentence, true);
  }
  const last = NAMED_LAST.exec(text);
  if (last?.[1] && last[2]) return accept(last[2], last[1], sentence, true);
  const within = NAMED_WITHIN.exec(text);
  if (within?.[1] && within[2]) return accept(within[2], nearestNoun(within[1]), sentence, false);
  return null;
}

function accept(term: string, definition: string, sentence: Sentence, full: boolean): Definition | null {
  const words = tokensOf(term);
  const first = words[0]?.lower ?? '';
  const whole = words.every(
    ({ lower }) => (!auxiliaries.has(lower) && !prepositions.has(lower)) || lower === 'of',
  );
  if (!whole || contextOpeners.has(first) || !words.some(({ lower }) => isContentWord(lower))) return null;
  if (opensWithAdverb(words)) return null;
  // "A butterfly drinks nectar, a sweet liquid, through ...": the text before the comma is a clause.
  if (words.slice(1).some(({ lower }) => isFiniteVerb(lower))) return null;
  if (contextOpeners.has(tokensOf(definition)[0]?.lower ?? '') || EXAMPLE.test(definition)) return null;
  const clean = definition.trim();
  const repeats = ` ${foldPhrase(clean)} `.includes(` ${foldPhrase(term)} `);
  return repeats ? null : { term, definition: clean, full, name: false, sentence };
}

/** "Today the lighthouse is a museum" says how a thing is now, and "today the lighthouse" is no term; "Peter the Great" is one. */
const opensWithAdverb = (words: readonly Token[]): boolean =>
  (words.length > 1 && timeOpeners.has(words[0]?.lower ?? '')) ||
  words.some(
    ({ lower }, index) =>
      index > 0 &&
      determiners.has(lower) &&
      !prepositions.has(words[index - 1]?.lower ?? '') &&
      !/^\p{Lu}/u.test(words[index + 1]?.text ?? ''),
  );

function isFiniteVerb(lower: string): boolean {
  return irregularPast.has(lower) || (/[^s]s$/.test(lower) && isVerbForm(lower));
}

/** "leaf through tiny openings" defines the openings, not the leaf. */
function nearestNoun(chunk: string): string {
  const words = chunk.split(' ');
  const cut = words.findLastIndex((word) => prepositions.has(word.toLowerCase()));
  return words.slice(cut + 1).join(' ');
}

/** Whether two definitions name the same kind of thing or share two words, so that comparing them makes sense. */
export function areRelated(one: Definition, other: Definition): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const shared = [...right].filter((word) => left.has(word)).length;
  return shared > 1 || (shared === 1 && [...left][0] === [...right][0]);
}

const definitionWords = new WeakMap<Definition, ReadonlySet<string>>();

function wordsOf(definition: Definition): ReadonlySet<string> {
  const known = definitionWords.get(definition) ?? contentOf(definition.definition);
  definitionWords.set(definition, known);
  return known;
}
