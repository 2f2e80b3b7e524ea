import type { Decline, Safety } from '../../generated/schemas/index.ts';
import { helpWith, type Reader } from './help.ts';
import { sentencesOf, withoutQuotations } from './normalise.ts';
import { careRules } from './rules/care.ts';
import { confidingRules } from './rules/confiding.ts';
import { crimeRules } from './rules/crime.ts';
import { dareRules } from './rules/dares.ts';
import { falsehoodRules } from './rules/falsehoods.ts';
import { hatredRules } from './rules/hatred.ts';
import type { DeclineRule, Match } from './rules/rule.ts';
import { selfHarmRules } from './rules/self-harm.ts';
import { sexualRules } from './rules/sexual.ts';
import { substanceRules } from './rules/substances.ts';
import { violenceRules } from './rules/violence.ts';
import { combineSafety } from './severity.ts';

/** Text of a request: a field of the form, a pasted source or the text of a file. */
export interface JudgedText {
  kind: 'form' | 'pasted' | 'file';
  text: string;
}

export interface SafetyRequest extends Reader {
  texts: readonly JudgedText[];
}

export interface Judgement {
  safety: Safety;
  /** The id of the rule that declines the request. */
  rule: string | null;
  /** Only for a blocked request: a respectful sentence, and what the client shows with it. */
  decline: { message: string; details: Decline } | null;
}

/** Those that may need help first, so that help is shown even if another rule matches too. */
export const declineRules: readonly DeclineRule[] = [
  ...selfHarmRules,
  ...violenceRules,
  ...substanceRules,
  ...falsehoodRules,
  ...crimeRules,
  ...sexualRules,
  ...hatredRules,
  ...dareRules,
];

interface ReadText extends JudgedText {
  sentences: readonly string[];
}

/** The verdict of the rules on a request, before a model reads it. */
export function judgeRequest({ texts, ...reader }: SafetyRequest): Judgement {
  const read = texts.map((text): ReadText => ({ ...text, sentences: sentencesOf(text.text) }));
  const form = read.flatMap(({ kind, sentences }) => (kind === 'form' ? sentences : []));
  const sources = read.flatMap(({ kind, sentences }) => (kind === 'form' ? [] : sentences));
  const rule = findConfided(read, reader) ?? findDeclined(form, sources);
  const care = careFor(form);
  if (!rule) return { safety: care, rule: null, decline: null };
  const { category, concern, sentence } = rule;
  return {
    safety: combineSafety([care, { categories: [category], severity: 'blocked' }]),
    rule: rule.id,
    decline: { message: sentence, details: declineOf(category, concern ?? null, reader) },
  };
}

/** What the client shows with a decline; every decline can be appealed. */
export const declineOf = (
  category: Decline['category'],
  concern: DeclineRule['concern'] | null,
  reader: Reader,
): Decline => ({ category, appealable: true, help: concern ? helpWith(concern, reader) : null });

/** A teacher's source may be a novel in the first person; a student's pasted text is their own. */
function findConfided(texts: readonly ReadText[], { role }: Reader): DeclineRule | undefined {
  const own = texts.filter(({ kind }) => kind === 'form' || (kind === 'pasted' && role === 'student'));
  const sentences = own.flatMap(unquotedSentences);
  return confidingRules.find((rule) => {
    const plain = withoutLookAlikes(rule, sentences);
    return rule.matches.some((match) => matchesForm(match, plain, sentences));
  });
}

function unquotedSentences({ text, sentences }: ReadText): readonly string[] {
  const unquoted = withoutQuotations(text);
  return unquoted === text ? sentences : sentencesOf(unquoted);
}

function findDeclined(form: readonly string[], sources: readonly string[]): DeclineRule | undefined {
  return declineRules.find((rule) => {
    const plain = withoutLookAlikes(rule, form);
    return rule.matches.some(
      (match) => matchesForm(match, plain, form) || (match.inSources && opensWith(match, sources)),
    );
  });
}

/** The same patterns with other flags, each compiled once. */
function withFlags(flags: string): (pattern: RegExp) => RegExp {
  const compiled = new WeakMap<RegExp, RegExp>();
  return (pattern) => {
    const known = compiled.get(pattern) ?? new RegExp(pattern, flags);
    compiled.set(pattern, known);
    return known;
  };
}

const everywhere = withFlags('gu');
const atPosition = withFlags('uy');

/** `plain` are the sentences without the rule's look-alikes. */
const matchesForm = (match: Match, plain: readonly string[], sentences: readonly string[]): boolean =>
  anywhere(match.pattern, plain) &&
  !anywhere(match.unless, sentences) &&
  (!match.about || anywhere(match.about, sentences));

const anywhere = (pattern: RegExp | undefined, sentences: readonly string[]): boolean =>
  pattern !== undefined && sentences.some((sentence) => pattern.test(sentence));

/** Instructions begin with what they explain; an article mentions it later in the sentence. */
const opensWith = ({ pattern }: Match, sentences: readonly string[]): boolean => {
  const start = atPosition(pattern);
  return sentences.some((sentence) => {
    // Each sentence begins with a space.
    start.lastIndex = 1;
    return start.test(sentence);
  });
};

const careFor = (form: readonly string[]): Safety =>
  combineSafety(
    careRules
      .filter((rule) => anywhere(rule.pattern, withoutLookAlikes(rule, form)))
      .map(({ category, severity }) => ({ categories: [category], severity })),
  );

/** Look-alikes become one neutral word, so that the words around them don't meet. */
function withoutLookAlikes(
  { lookAlikes }: { lookAlikes?: RegExp },
  sentences: readonly string[],
): readonly string[] {
  if (!lookAlikes) return sentences;
  const pattern = everywhere(lookAlikes);
  return sentences.map((sentence) => sentence.replaceAll(pattern, 'this'));
}
