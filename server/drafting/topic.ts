import { type Casing, casingOf } from './casing.ts';

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

/** Reads what a teacher typed as the topic: its subject, its question, its wishes. */
export function topicOf(typed: string, casing: Casing = casingOf('')): Topic {
  const sentences = typed
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
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
  return { phrase: inSentence(title, casing), title, question, wishes };
}

function inSentence(title: string, casing: Casing): string {
  const [first = '', ...rest] = title.split(' ');
  if (OPENING_WORDS.has(first.toLowerCase()) || (first.endsWith('ing') && rest.length > 0)) {
    return [first.toLowerCase(), ...rest].join(' ');
  }
  return casing.inside(title);
}
