import type { Casing } from './casing.ts';
import { placeNames } from './data/places.ts';
import { commonNouns, dateWords, stopWords } from './data/dictionary.ts';
import { escaped, isContentWord } from './words.ts';

const TITLE = String.raw`(?:Mrs?|Ms|Dr|Prof|St|Gen|Col|Capt)\.`;
const WORD = String.raw`(?!${TITLE})\p{Lu}[\p{L}’'-]+`;
const LINK = String.raw`(?:van|von|de|da|la|of the|of|v\.|\p{Lu}\.)`;
const NAME = new RegExp(String.raw`(?:${TITLE} )?${WORD}(?: (?:${LINK} )?${WORD})*`, 'gu');

/** The names in a sentence; its first word counts only if there is other evidence. */
export function namesIn(text: string, casing: Casing): string[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: run, index }) => {
    const name = withoutDate(index === 0 ? withoutOpening(run, casing) : run);
    const isAdjective = !name.includes(' ') && followsAdjective(text.slice(index + run.length));
    return isAdjective || !isContentWord(name.toLowerCase()) ? [] : [name];
  });
}

/** Compared with a whole name: "Jan" is a month, "Jan Baptist van Helmont" a person. */
const SHORT_MONTH = /^(?:Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec)$/;

/** Removes a leading month or weekday ("In October Franklin Roosevelt"). */
function withoutDate(name: string): string {
  if (SHORT_MONTH.test(name)) return '';
  const [head = '', ...rest] = name.split(' ');
  return dateWords.has(head.toLowerCase()) ? rest.join(' ') : name;
}

/** Removes the first word of a sentence unless it is a name: it always has a capital. */
function withoutOpening(run: string, casing: Casing): string {
  const [head = '', ...rest] = run.split(' ');
  const named = rest.length > 0 && casing.inside(head) === head && !stopWords.has(head.toLowerCase());
  if (casing.isName(head) || named) return run;
  const name = rest.join(' ').replace(/^(?:van|von|de|da|la|of the|of) /, '');
  return /^\p{Lu}/u.test(name) ? name : '';
}

/** Whether the capitalised word before this text is an adjective ("Flemish chemist"). */
function followsAdjective(rest: string): boolean {
  const next = /^ (\p{Ll}{4,})/u.exec(rest)?.[1];
  return next !== undefined && (isContentWord(next) || commonNouns.has(next));
}

export type NameKind = 'case' | 'body' | 'work' | 'letters' | 'place' | 'person';

const BODY =
  /\b(?:Academy|Agency|Army|Assembly|Association|Bank|Bureau|Church|Club|College|Committee|Company|Confederacy|Congress|Convention|Council|Court|Department|Estates?|House|Institute|League|Legislature|Ministry|Movement|Museum|Navy|Organization|Parliament|Party|School|Senate|Society|Union|University)\b/;
const WORK =
  /\b(?:Accords?|Acts?|Age|Amendments?|Articles|Battle|Bill|Boycott|Charter|Code|Constitution|Crusades?|Day|Deal|Declaration|Depression|Doctrine|Empire|Era|Law|March|Massacre|Oath|Pact|Papers?|Plan|Proclamation|Purchase|Rebellion|Reformation|Reign|Renaissance|Republic|Revolution|Rights|Treaty|War)\b/;

const PLACE =
  /\b(?:Africa|America|Asia|Basin|Bay|Britain|Canyon|City|Colony|Coast|Desert|Europe|Islands?|Kingdom|Lake|Mountains?|Ocean|Peninsula|Plains|River|Sea|States|Valley)\b/;

/** Guesses the kind of a name from its words and the prepositions before it in the text. */
export function kindOfName(name: string, text: string): NameKind {
  if (/ v\. /.test(name)) return 'case';
  if (WORK.test(name)) return 'work';
  if (BODY.test(name)) return 'body';
  if (PLACE.test(name) || placeNames.has(name)) return 'place';
  if (/^\p{Lu}{2,}$/u.test(name)) return 'letters';
  const count = (before: string) =>
    text.match(new RegExp(String.raw`\b${before}${escaped(name)}(?!\p{L})`, 'gu'))?.length ?? 0;
  return count('(?:in|at|near|across|throughout|into) (?:the )?') * 2 >= count('') ? 'place' : 'person';
}
