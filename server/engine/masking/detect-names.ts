import { stopWords } from '../rule-engine/data/dictionary.ts';
import { particles } from './data/everyday-words.ts';
import { firstNames } from './data/first-names.ts';
import { type PersonName, splitName } from './name-index.ts';
import { isProperWord, Passage } from './name-use.ts';
import { plainOf, wordsOf } from './words.ts';

/** Where a text comes from: in a source, "Anne's mother" is more likely literature than a student. */
export type TextKind = 'form' | 'source';

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}]*(?:[-’'.]\p{L}[\p{L}\p{M}]+){0,3}`;
const NAME = String.raw`(?<name>${CAPITAL}(?: (?:(?:de|la|del|van|von|al|bin) )?${CAPITAL}){0,3})`;
/** Where a word begins, also after an escape of JSON: a pattern that may begin anywhere takes quadratic time. */
const WORD_START = String.raw`(?<=^|[^\p{L}\p{M}]|\\[nrtbf])`;
const NEW_LINE = String.raw`(?:\n|\\n)`;

interface Context {
  pattern: RegExp;
  /** Shows that a single word is a name even if it is no common first name. */
  isCertain?: true;
  only?: TextKind;
}

const context = (text: string, options: Omit<Context, 'pattern'> = {}): Context => ({
  pattern: new RegExp(text, 'gu'),
  ...options,
});

const PERSON =
  '[Ss]tudent|[Pp]upil|[Cc]hild|[Bb]oy|[Gg]irl|[Ss]on|[Dd]aughter|[Ll]earner|[Cc]lassmate|[Cc]olleague';

const CONTEXTS: readonly Context[] = [
  context(String.raw`\b(?:${PERSON})s? (?:is )?(?:named|called) ${NAME}`, { isCertain: true, only: 'form' }),
  context(
    String.raw`\b(?:goes by|known as|nicknamed|nickname(?: is|:)|prefers(?: to be called)?|likes to be called|call (?:him|her|them)) ["“']?${NAME}`,
    { isCertain: true, only: 'form' },
  ),
  context(String.raw`\b(?:[Mm]y|[Oo]ur) (?:${PERSON}|niece|nephew),? ${NAME}`),
  context(
    String.raw`(?<=^|${NEW_LINE}|[>|]) *(?:Student|Pupil|Full name|Name|Written by|Submitted by|Guardian|Nombre|Nom)(?: name)? ?: *${NAME}`,
  ),
  context(String.raw`\bDear ${NAME}(?=,|${NEW_LINE}|$)`),
  context(String.raw`\b(?:[Dd]ear )?(?:Mrs?|Ms|Miss|Mx)\.? ${NAME}`, { isCertain: true, only: 'form' }),
  context(
    String.raw`\b(?:[Ss]incerely|[Rr]egards|[Bb]est wishes|[Tt]hanks|[Tt]hank you|[Yy]ours(?: truly| faithfully)?|[Ll]ove),(?: |${NEW_LINE})+${NAME}(?=\s*$|\s*${NEW_LINE})`,
  ),
  context(
    String.raw`${WORD_START}${NAME}['’]s? (?:essay|homework|IEP|504|accommodations?|report card|behaviou?r plan|reading level|attendance|dyslexia|ADHD|autism|submission)(?!\p{L})`,
  ),
  context(
    String.raw`${WORD_START}${NAME} (?:has (?:an IEP|a 504|ADHD|dyslexia|autism|a diagnosis)|is (?:dyslexic|autistic|an ELL|a newcomer|in my class)|struggles with|needs (?:extra|help|support|more time))(?!\p{L})`,
  ),
  context(
    String.raw`${WORD_START}${NAME}['’]s? (?:mother|father|dad|mum|mom|parents|guardians?|work|writing|answers?|progress|grades?|score|family|needs|seat|desk|draft|paper)(?!\p{L})`,
    { only: 'form' },
  ),
];

/** Personal names that a text itself shows to be private. It prefers missing one to masking a well-known person. */
export function detectNames(text: string, kind: TextKind): PersonName[] {
  const passage = new Passage(text);
  return CONTEXTS.filter(({ only }) => only === undefined || only === kind).flatMap(
    ({ pattern, isCertain }) =>
      Array.from(text.matchAll(pattern)).flatMap(({ groups }) => {
        const name = nameIn(groups?.['name'] ?? '', isCertain === true, passage);
        return name ? [name] : [];
      }),
  );
}

/** The name without the words of the sentence around it. */
function nameIn(found: string, isCertain: boolean, passage: Passage): PersonName | undefined {
  const words = found.replace(/['’]s?$/u, '').split(' ');
  const first = words.findIndex(isFirstName);
  // A word before the first name begins the sentence: "When Maria needs help".
  const name = words.slice(Math.max(0, first)).filter((word) => !stopWords.has(plainOf(word)));
  const plain = name.flatMap((word) => wordsOf(word).map((part) => part.plain));
  if (first < 0 && !(isCertain || isFullName(plain))) return undefined;
  if (plain.every(isProperWord) || passage.isAbout(plain[0] ?? '')) return undefined;
  return splitName(name.join(' '));
}

const isFirstName = (word: string): boolean => firstNames.has(plainOf(word)) && !isProperWord(plainOf(word));

const isFullName = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => !isProperWord(word) || particles.has(word));
