import { determiners } from '../../../../engine/rule-engine/data/words.ts';
import type { Sentence } from '../../../../engine/rule-engine/sentences.ts';
import { namesKnownIn } from '../../../../engine/rule-engine/topic.ts';
import { contains } from '../../../../engine/rule-engine/source-reading.ts';
import {
  capitalise,
  foldPhrase,
  isContentWord,
  isVerbForm,
  tokensOf,
} from '../../../../engine/rule-engine/words.ts';
import type { LessonResult } from '../schema.ts';
import { type Ground, quoted, rotate } from './ground.ts';

/** What the source explains, in its own words; then what it uses; without a source, what the teacher named. */
export function draftVocabulary({ source, topic, objectives, wish }: Ground): LessonResult['vocabulary'] {
  const count = Math.max(3, 6 + 2 * wish.size + wish.demand);
  if (source === null) {
    const agreed = 'To agree on with the class: what it is, what it is not, and one example.';
    return phrasesOf([topic.title, ...objectives])
      .slice(0, count)
      .map((term) => ({ term: capitalise(term), definition: agreed }));
  }
  const words = source.reading.definitions.toSorted((a, b) => Number(a.name) - Number(b.name));
  const defined = words.map(({ term, definition, full, sentence }) => ({
    term: capitalise(term),
    definition: full
      ? `${capitalise(definition)}.`
      : `${capitalise(definition)}. The text: ${quoted(sentence.text)}`,
  }));
  const met = source.terms
    .filter(({ text }) => source.meaningOf(text) === undefined)
    .flatMap(({ text }) => unexplained(text, source.facts));
  const known = [...defined, ...met];
  const hard = known.length < 3 ? source.hardWords.flatMap((word) => unexplained(word, source.facts)) : [];
  const once = new Map([...known, ...hard].toReversed().map((word) => [foldPhrase(word.term), word]));
  return rotate([...once.values()].toReversed(), wish.turn).slice(0, count);
}

/** A word with the sentence that uses it, which is all that can honestly be said of it. */
function unexplained(word: string, facts: readonly Sentence[]): LessonResult['vocabulary'] {
  const sentence = facts.find((fact) => contains(fact, foldPhrase(word)));
  return sentence === undefined
    ? []
    : [
        {
          term: capitalise(word),
          definition: `Not explained in the text, which says: ${quoted(sentence.text)}`,
        },
      ];
}

/** Stretches of content words that a teacher typed, the topic's own first. */
function phrasesOf(texts: readonly string[]): string[] {
  const [title = ''] = texts;
  const { names, rest } = namesKnownIn(title);
  const found = rest.split(
    /[^\p{L}’' -]+|\b(?:and|or|of|in|on|with|for|from|to|the|an?|how|why|what|is|are|do|does|about|between|as|by|using)\b/giu,
  );
  // "Why the moon changes its shape": a clause, of which the things are wanted.
  const isClause = /^(?:how|why|what|when|where|who|which)\b/i.test(title);
  const kept = (isClause ? found.flatMap(thingsIn) : found)
    .map((phrase) => phrase.trim())
    .filter((phrase) => tokensOf(phrase).some(({ lower }) => isContentWord(lower)))
    // "Chapters 1-3" says where to read, and "completing" alone what is done.
    .filter((phrase) => !/^(?:chapters?|acts?|scenes?|pages?|part|lesson|unit)\b|^\p{L}+ing$/iu.test(phrase));
  return [...new Map([...names, ...kept].map((phrase) => [phrase.toLowerCase(), phrase])).values()];
}

/** The stretches between the verbs and the small words of a clause; after "its" or "the", what could be a verb is a thing. */
function thingsIn(clause: string): string[] {
  const runs: string[][] = [[]];
  let before = '';
  for (const { text, lower } of tokensOf(clause)) {
    const isThing = isContentWord(lower) && (determiners.has(before) || !isVerbForm(lower));
    if (isThing) runs.at(-1)?.push(text);
    else runs.push([]);
    before = lower;
  }
  return runs.map((run) => run.join(' '));
}
