import { type Casing, casingOf, isLikelyCommon } from './casing.ts';
import { knownNames, shortNames, withArticle } from './data/known-names.ts';
import { stopWords } from './data/words.ts';
import { splitParagraph } from './sentences.ts';
import { capitalise, escaped } from './words.ts';

export interface Topic {
  /** As it stands in the middle of a sentence, after "about". */
  phrase: string;
  /** As the teacher typed it, without a full stop. */
  title: string;
  /** A question that the teacher put into the topic. */
  question: string | null;
  /** What else the teacher wrote there: wishes for how to teach it. */
  wishes: string[];
}

// "Can you please help me to", "I want to", "We are": asked of us, not of the class.
const ASK =
  /^(?:(?:please|can you|could you|would you|will you|i(?:[’']d| would) like(?: you)?(?: to)?|i (?:want|need)(?: you)?(?: to)?|help me(?: to| with)?|we(?: are|[’']re)|i(?:[’']m| am)|today we(?: will)?|let[’']s)\s+)+/i;

const LEAD =
  /^(?:(?:make|create|write|plan|design|build|prepare|generate|give|do)(?: (?:me|us))?\s+)?(?:(?:a|an|the|my|one|some) )?(?:(?:short|quick|first|fun|engaging|hands-on|interactive|simple|basic|good|great|new|whole|\d+[- ]minutes?|math|science|history|reading|writing|english) ){0,3}(?:(?:lessons?|unit|class|introduction|intro|quiz|test|review)(?: plan)? (?:on|about|to|for|covering)|teach(?:ing)?(?: (?:students|pupils|them|kids|children|my class))?(?: (?:about|how(?= to)))?|learn(?:ing)? (?:about|how(?= to))|(?:my |the |our )?(?:students|pupils|kids|children|class) (?:(?:will |can )?learn(?: about| how(?= to))?|needs? help with))\s+/i;

/** "For my 2nd graders": the form has the grade. */
const TAIL =
  /\s+(?:for|with) (?:(?:my|our) (?:[\p{L}\d-]+ ){0,2}|(?:\d+(?:st|nd|rd|th)[- ]))(?:graders?|grade|kids|students|class|learners|pupils|children)$/iu;

/** The code of a standard before the words. */
const CODE = /^(?:CCSS[\w.-]*\s+)?(?:\d{1,2}|K)\.[A-Z]{1,3}(?:\.[A-Z])?\.\d+[a-z]?[:,]?\s+(?=\p{L})/u;

/** What a lesson can be about the doing of. */
const DOING =
  /^(?:identify|compare|contrast|solve|analy[sz]e|explain|describe|recognize|recognise|calculate|evaluate|simplify|multiply|divide|subtract|classify|distinguish|determine|interpret|summarize|summarise|retell) \p{L}/iu;

const ASKED =
  /^(?:why|how|what|when|where|who|which) (?:do|does|did|is|are|was|were|can|could|will|would|has|have|should) .*[^?]$/i;

const WISH =
  /^(?:use|include|start|begin|end|focus|make|please|add|keep|do not|don't|avoid|work|link|connect|let|have|give|show)\b/i;

const OPENING_WORDS = new Set([
  'the',
  'a',
  'an',
  'how',
  'why',
  'what',
  'when',
  'where',
  'which',
  'who',
  'our',
  'my',
  'your',
  'using',
  'some',
]);

// "How do I help my first graders retell a story?": a question to us, not one for the class.
const HELP =
  /^how (?:do|can|could|should|would) (?:i|we) (?:best )?(?:teach|help|get|explain to|show) (?:(?:my|the|our|these) )?(?:[\p{L}-]+ ){0,3}?(?:students|pupils|kids|children|class|learners|graders|readers) (?:(about|how to|to) )?/iu;

/** What is to be taught, out of a question for help with teaching it. */
function taughtIn(sentence: string): string {
  const help = HELP.exec(sentence);
  if (help === null) {
    if (ASKED.test(sentence)) return `${capitalise(sentence).replace(/[.!]+$/, '')}?`;
    return /^(?:can|could|would|will) you /i.test(sentence) ? sentence.replace(/\?$/, '') : sentence;
  }
  const rest = sentence.slice(help[0].length).replace(/\?$/, '');
  return help[1]?.toLowerCase() === 'about' ? capitalise(rest) : `How to ${rest}`;
}

/** Small in a title, except at its head. */
const SMALL = /^(?:\p{L}|an|the|and|or|but|of|in|on|at|to|for|with|by|from|as|is|are|vs|versus|per)$/u;

/** Capitals throughout are no names; short ones that cannot be read as a word stay as they are. */
function unshouted(typed: string): string {
  if (/\p{Ll}/u.test(typed) || !/\p{L}{5}/u.test(typed)) return typed;
  if (/^\p{Lu}+ING /u.test(typed)) return capitalise(typed.toLowerCase());
  return typed.replaceAll(/\p{L}[\p{L}’']*/gu, (word, place: number) => {
    const lower = word.toLowerCase();
    if (place > 0 && (SMALL.test(lower) || isLikelyCommon(lower))) return lower;
    return word.length < 4 && !/^[^AEIOU][AEIOU][^AEIOU]$/.test(word) && !stopWords.has(lower)
      ? word
      : capitalise(lower);
  });
}

const known = new Map([...knownNames.map((name): [string, string] => [plain(name), name]), ...shortNames]);
const KNOWN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...known.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => escaped(name).replaceAll("'", "[’']"))
    .join('|')})(?![\p{L}\d])`,
  'giu',
);

function plain(name: string): string {
  return name.toLowerCase().replaceAll('’', "'");
}

/** The names of more than one word in what was typed, and what is left of it without them. */
export function namesKnownIn(title: string): { names: string[]; rest: string } {
  const names = (title.match(KNOWN) ?? []).filter((name) => name.includes(' '));
  return { names, rest: names.reduce((left, name) => left.replace(name, ','), title) };
}

/** Names that everybody knows, as they are written; what was typed with a capital is as the teacher wants it. */
function named(typed: string): string {
  return typed.replaceAll(KNOWN, (found) =>
    found === found.toLowerCase() ? (known.get(plain(found)) ?? found) : found,
  );
}

/** The subject alone, without what asks for a lesson about it. */
function subjectIn(sentence: string): string {
  const typed = ended(sentence).replace(CODE, '');
  const asked = typed.replace(ASK, '');
  const led = asked.replace(LEAD, '');
  const subject = (led === asked ? typed : led).replace(TAIL, '').trim();
  if (led !== asked && /^to \p{Ll}/u.test(subject)) return `How ${subject}`;
  return DOING.test(subject) ? `How to ${subject.charAt(0).toLowerCase()}${subject.slice(1)}` : subject;
}

/** Reads what a teacher typed as the topic: its subject, its question, its wishes. */
export function topicOf(typed: string, casing: Casing = casingOf('')): Topic {
  const sentences = named(unshouted(typed)).split('\n').flatMap(linesIn).map(taughtIn);
  const question = sentences.find((sentence) => sentence.endsWith('?')) ?? null;
  const about = sentences.find(
    (sentence) =>
      !sentence.endsWith('?') && (!WISH.test(sentence) || subjectIn(sentence) !== ended(sentence)),
  );
  const subject = about === undefined ? '' : subjectIn(about);
  const wishes = sentences.filter((sentence) => sentence !== question && sentence !== about);
  if (subject === '' && question !== null)
    return { phrase: `the question “${question}”`, title: question, question, wishes };
  const title = subject === '' ? ended(typed.trim()) : subject;
  if (title.includes(': ')) return { phrase: `“${title}”`, title, question, wishes };
  return { phrase: inSentence(title, casing), title, question, wishes };
}

/** A code of a standard has full stops and ends no sentence. */
function linesIn(line: string): string[] {
  return CODE.test(line.trim()) ? [line.trim()] : splitParagraph(line);
}

function ended(sentence: string): string {
  return sentence.replace(/[.!]+$/, '');
}

function inSentence(title: string, casing: Casing): string {
  if (withArticle.has(plain(title))) return `the ${casing.inside(title)}`;
  const [first = '', ...rest] = title.split(' ');
  if (OPENING_WORDS.has(first.toLowerCase()) || (first.endsWith('ing') && rest.length > 0)) {
    return [first.toLowerCase(), ...rest].join(' ');
  }
  return casing.inside(title);
}
