import { type Casing, casingOf } from './casing.ts';
import { stopWords } from './data/words.ts';
import { splitParagraph } from './sentences.ts';
import { capitalise } from './words.ts';

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

const LEAD =
  /^(?:(?:a|an|the) )?(?:(?:short|quick|first) )?(?:(?:lesson|unit|class|introduction|intro|quiz|test|review)(?: plan)? (?:on|about|to|for)|teach(?:ing)?(?: (?:students|pupils|them|kids|children|my class))?(?: (?:about|how to))?|learn(?:ing)? about|students (?:will )?learn(?: about)?)\s+/i;

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
  if (help === null) return sentence;
  const rest = sentence.slice(help[0].length).replace(/\?$/, '');
  return help[1]?.toLowerCase() === 'about' ? capitalise(rest) : `How to ${rest}`;
}

/** Capitals throughout are no names; short ones that cannot be read as a word stay as they are. */
function unshouted(typed: string): string {
  if (/\p{Ll}/u.test(typed) || !/\p{L}{5}/u.test(typed)) return typed;
  return typed.replaceAll(/\p{L}[\p{L}’']*/gu, (word, place: number) => {
    const lower = word.toLowerCase();
    if (place > 0 && (stopWords.has(lower) || lower.length === 1)) return lower;
    return word.length < 4 && !/^[^AEIOU][AEIOU][^AEIOU]$/.test(word) && !stopWords.has(lower)
      ? word
      : capitalise(lower);
  });
}

/** Reads what a teacher typed as the topic: its subject, its question, its wishes. */
export function topicOf(typed: string, casing: Casing = casingOf('')): Topic {
  const sentences = unshouted(typed).split('\n').flatMap(splitParagraph).map(taughtIn);
  const question = sentences.find((sentence) => sentence.endsWith('?')) ?? null;
  const named = sentences.find(
    (sentence, index) =>
      !sentence.endsWith('?') && (index === 0 || !WISH.test(sentence)) && !WISH.test(sentence),
  );
  const subject =
    named
      ?.replace(/[.!]+$/, '')
      .replace(LEAD, '')
      .trim() ?? '';
  const wishes = sentences.filter((sentence) => sentence !== question && sentence !== named);
  if (subject === '' && question !== null)
    return { phrase: `the question “${question}”`, title: question, question, wishes };
  const title = subject === '' ? typed.trim().replace(/[.!]+$/, '') : subject;
  if (title.includes(': ')) return { phrase: `“${title}”`, title, question, wishes };
  return { phrase: inSentence(title, casing), title, question, wishes };
}

function inSentence(title: string, casing: Casing): string {
  const [first = '', ...rest] = title.split(' ');
  if (OPENING_WORDS.has(first.toLowerCase()) || (first.endsWith('ing') && rest.length > 0)) {
    return [first.toLowerCase(), ...rest].join(' ');
  }
  return casing.inside(title);
}
