import { wordCount } from '../../../engine/rule-engine/words.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkNameAndPronouns, sensitiveWords } from '../person-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import {
  checkSupplied,
  checkUnsupplied,
  evidenceFor,
  numbersIn,
  formTexts,
  type PlacedText,
  textsOf,
} from '../supplied.ts';
import { charactersIn, wholeSentences } from '../text-limits.ts';
import { open, passed, repaired } from '../verdicts.ts';
import { formalReason } from './formal-channel.ts';
import { checkPrivacy } from './privacy-checks.ts';
import { type LetterDraft, type LetterInput, type LetterResult, SMS_LIMIT } from './schema.ts';

/** Families read in plain language; a chosen level replaces it. */
const FAMILY_LEVEL = 'Grade 8';

/** Words that judge a person instead of saying what happened. */
const JUDGING =
  /\b(?:lazy|rude|disrespectful|troublemaker|manipulative|unmotivated|defiant|attitude|bad (?:boy|girl|kid|student)|always|never|refuses to (?:try|learn|listen)|doesn[’']t care|as (?:a parent|you should know)|unfortunately,? you)\b/giu;

/** The fewest and the most words of a letter's paragraphs and next step. */
const WORDS = { Short: [25, 120], Standard: [80, 230], Long: [180, 450] } as const;

/** A translation says the same in more words. */
const LONGER_THAN_ENGLISH = 1.4;

export function checkLetter(
  given: LetterResult,
  input: LetterInput,
  context: GeneratorContext,
): CheckedResult<LetterResult> {
  const result: LetterResult = {
    ...given,
    ...(given.letter && { letter: signed(given.letter, input) }),
    ...(given.translation && { translation: signed(given.translation, input) }),
    ...(given.route_to_formal_channel && {
      route_to_formal_channel: routed(given.route_to_formal_channel, input),
    }),
  };
  const written = textsOf(result, ['letter', 'sms_version', 'translation']).filter(
    ({ path }) => !path.endsWith('/signature'),
  );
  const inLanguage = written.filter(({ section }) => section !== 'translation');
  const parts = letterReadingParts(result);
  const reading = readingOf({ ...input, grade_level: FAMILY_LEVEL }, parts);
  const checks: Check[] = [
    ...checkFacts(written, inLanguage, input, context),
    ...checkPrivacy(written, input),
    ...(input.student_name === ''
      ? []
      : checkNameAndPronouns(inLanguage, { name: input.student_name, pronouns: input.pronouns })),
    ...checkJudging(inLanguage),
    ...checkParts(result, input),
    ...checkMessage(result),
    ...checkTranslation(result),
    ...checkRoute(given, result),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

type Letter = LetterResult['letter'];

/** The signature is the sender's own words. */
const signed = ({ signature, ...letter }: Letter, { sender }: LetterInput): Letter =>
  sender === ''
    ? { ...letter, ...(signature !== undefined && { signature }) }
    : { ...letter, signature: sender };

type Route = LetterResult['route_to_formal_channel'];

/** Matters that code recognises are routed whatever the model wrote. */
function routed(route: Route, { key_points, facts, additional_instructions }: LetterInput): Route {
  const reason = formalReason([key_points, additional_instructions, ...facts.map(({ fact }) => fact)]);
  return reason === undefined || route.needed ? route : { needed: true, reason };
}

function checkRoute({ route_to_formal_channel: given }: LetterDraft, result: LetterDraft): Check[] {
  const route = result.route_to_formal_channel;
  if (!route) return [];
  const name = 'Formal channel';
  const place = { section: 'route_to_formal_channel' };
  if (given?.needed !== route.needed) return [repaired(name, route.reason, place)];
  if (route.needed) return [open(name, route.reason || 'Ask your administration first.', place)];
  return [passed(name, 'Nothing in your notes needs one.')];
}

export const letterReadingParts = ({ letter, sms_version = '' }: LetterDraft): ReadingPart[] => [
  ...(letter?.body ?? []).map((text, index) => ({
    label: `paragraph ${index + 1}`,
    text,
    section: 'letter',
    path: `/letter/body/${index}`,
  })),
  { label: 'the text message', text: sms_version, section: 'sms_version', path: '/sms_version' },
];

function checkFacts(
  written: readonly PlacedText[],
  inLanguage: readonly PlacedText[],
  input: LetterInput,
  context: GeneratorContext,
): Check[] {
  const sources = context.sources.map(({ text }) => text);
  const given = formTexts({ ...input, sources });
  return [
    ...checkSupplied(evidenceFor(written, given)),
    ...checkUnsupplied('Nothing beyond your notes', {
      pattern: sensitiveWords,
      texts: inLanguage,
      given,
      says: (words) => `Your notes don’t mention ${words}.`,
    }),
  ];
}

function checkJudging(texts: readonly PlacedText[]): Check[] {
  const name = 'Says what happened';
  const faults = texts.flatMap(({ text, section, path }) => {
    const words = [...new Set(Array.from(text.matchAll(JUDGING), ([word]) => word.toLowerCase()))];
    return words.length === 0
      ? []
      : [open(name, `“${words.join('”, “')}” judges. Say what you saw and when.`, { section, path })];
  });
  return faults.length > 0 ? faults : [passed(name, 'No word judges a person.')];
}

function checkParts(
  { letter }: LetterDraft,
  { recipient, call_to_action, length, language }: LetterInput,
): Check[] {
  if (!letter) return [];
  const count = wordCount([...letter.body, letter.next_step ?? ''].join(' '));
  const [fewest, mostInEnglish] = WORDS[length];
  const most = Math.round(mostInEnglish * (language.startsWith('English') ? 1 : LONGER_THAN_ENGLISH));
  const section = 'letter';
  return [
    ...(recipient !== '' && !letter.greeting.includes(recipient)
      ? [
          open('Greets the recipient', `The greeting doesn’t name ${recipient}.`, {
            section,
            path: '/letter/greeting',
          }),
        ]
      : []),
    ...(call_to_action !== '' && (letter.next_step ?? '').trim() === ''
      ? [open('Says what happens next', 'You gave a next step; the letter has none.', { section })]
      : []),
    count >= fewest && count <= most
      ? passed('Length', `${count} words`)
      : open('Length', `${count} words; ${length.toLowerCase()} means ${fewest} to ${most}.`, { section }),
  ];
}

function checkMessage({ sms_version: text }: LetterDraft): Check[] {
  if (text === undefined) return [];
  const name = 'Fits a text message';
  const [characters, place] = [charactersIn(text), { section: 'sms_version', path: '/sms_version' }];
  if (characters <= SMS_LIMIT) return [passed(name, `${characters} of ${SMS_LIMIT} characters`)];
  const value = wholeSentences(text, SMS_LIMIT);
  const fix = value === '' ? undefined : [{ section: 'sms_version', path: [], before: text, value }];
  return [open(name, `It has ${characters} characters; ${SMS_LIMIT} fit.`, { ...place, fix })];
}

/** A translation has the numbers of the letter; month names differ between languages. */
function checkTranslation({ letter, translation }: LetterDraft): Check[] {
  if (!letter || !translation) return [];
  const name = 'Translation has the same numbers';
  const numbersOf = (value: unknown) =>
    new Set(numbersIn(JSON.stringify(value)).filter((figure) => /\d/.test(figure)));
  const [here, there] = [numbersOf(letter.body), numbersOf(translation.body)];
  const differing = [...here]
    .filter((each) => !there.has(each))
    .concat([...there].filter((each) => !here.has(each)));
  return [
    differing.length === 0
      ? passed(
          name,
          translation.body.length === letter.body.length ? 'Paragraph by paragraph' : 'All numbers',
        )
      : open(name, `These differ: ${differing.join(', ')}.`, { section: 'translation' }),
  ];
}
