import { areNear } from '../../../../engine/rule-engine/definitions.ts';
import { openEndedCandidates } from '../../../../engine/rule-engine/questions/open-ended.ts';
import type { Sentence } from '../../../../engine/rule-engine/sentences.ts';
import { contains, type SourceReading } from '../../../../engine/rule-engine/source-reading.ts';
import { joinWords } from '../../../../engine/rule-engine/words.ts';
import type { LessonResult } from '../schema.ts';
import { type Ground, inside, linesOf, quoted, rotate, sourceNames } from './ground.ts';
import { isYoung } from './young-moves.ts';

/** Stands where only the teacher can say what belongs. */
export const YOURS_TO_ADD = 'Yours to add.';

export function draftOverview(ground: Ground): string {
  const { input, topic, objectives, source, wish } = ground;
  const goal = objectives.at(-1) ?? '';
  const sentences = [
    `In ${input.duration_minutes} minutes, ${input.grade_level.toLowerCase()} students work on ${topic.phrase}, in the shape of ${article(input.framework)}${input.framework} lesson.`,
    topic.question === null
      ? 'They begin with what they know and with a question that stays open on the board.'
      : `They begin with a question that stays open on the board: ${quoted(topic.question)}`,
    source === null
      ? ''
      : `They read ${joinWords(sourceNames(ground))} closely and back what they say with its words.`,
    `By the end they can do this: ${inside(goal)}.`,
    wish.size > 0
      ? `On the way they ${objectives.slice(0, -1).map(inside).join(', and they ') || 'try it twice'}.`
      : '',
  ].filter((sentence) => sentence !== '');
  const told = wish.turn % 2 === 1 ? [sentences.at(-1), ...sentences.slice(0, -1)] : sentences;
  return (wish.size < 0 ? told.slice(0, 2) : told).join(' ');
}

function article(framework: string): string {
  return framework === 'Inquiry/PBL' ? 'an ' : 'a ';
}

export function draftPriorKnowledge({ input, topic, source, wish }: Ground): string[] {
  const typed = linesOf(input.prior_knowledge).slice(0, 5);
  const unexplained =
    source?.terms
      .filter(({ text }) => source.meaningOf(text) === undefined)
      .slice(0, wish.size < 0 ? 2 : 4) ?? [];
  const words = unexplained.map(({ text }) => quoted(text));
  return [
    ...typed,
    ...(words.length > 1
      ? [`The text uses ${joinWords(words)} without explaining them; check that students know them.`]
      : []),
    ...(wish.size < 0 && typed.length > 0
      ? []
      : [
          `What they say about ${topic.phrase} in the first minutes: note it, it is where the lesson starts.`,
        ]),
  ].slice(0, 5);
}

/** The most central statements, in their own words; without a source, the questions that the class should be able to answer. */
export function draftKeyConcepts({ source, topic, wish, voice }: Ground): string[] {
  const count = Math.min(5, Math.max(3, 4 + wish.size));
  if (source === null) {
    const [first = '', ...rest] = voice.ways.ideas(topic.phrase);
    const asked = [topic.question === topic.title ? topic.title : first, ...rest];
    return rotate(asked, wish.turn).slice(0, count);
  }
  const ordered =
    wish.demand === 0
      ? source.facts
      : source.facts.toSorted((a, b) => wish.demand * (b.text.length - a.text.length));
  return rotate(ordered, wish.turn * count)
    .slice(0, count)
    .toSorted((a: Sentence, b: Sentence) => a.index - b.index)
    .map(({ text }) => text);
}

/** What the source itself reports as believed, terms that it keeps apart, or a place left for the teacher. */
export function draftMisconceptions({ source, topic, wish }: Ground): LessonResult['misconceptions'] {
  const left = {
    misconception: `${YOURS_TO_ADD} What do your students tend to believe about ${topic.phrase}?`,
    correction: 'What will you show or ask to make them doubt it?',
  };
  if (source === null) return [left];
  const { sentences, definitions } = source.reading;
  const believed = sentences
    .filter(
      ({ text, heading }) =>
        !heading &&
        /\b(?:people|students|many|most|some|thinkers|scientists)\b.*\b(?:believed?|thought|think|mistake)\b/i.test(
          text,
        ),
    )
    .map((sentence) => {
      const against = answerTo(sentence, source.reading);
      return {
        misconception: `The text reports: ${quoted(sentence.text)}`,
        correction: against
          ? `Set against it, from the text: ${quoted(against.text)}`
          : 'Let students find the sentence that speaks against it.',
      };
    });
  const full = definitions.filter((definition) => definition.full && !definition.name);
  const confusable = full.flatMap((definition, index) =>
    full
      .slice(index + 1)
      .filter((other) => areNear(definition, other))
      .map((other) => ({
        misconception: `They may mix up ${quoted(definition.term)} and ${quoted(other.term)}.`,
        correction: `The text keeps them apart: ${quoted(definition.sentence.text)} ${quoted(other.sentence.text)}`,
      })),
  );
  const rows = [...believed, ...rotate(confusable, wish.turn)].slice(0, wish.size < 0 ? 1 : 3);
  return rows.length === 0 ? [left] : rows;
}

/** The sentence after a reported belief that speaks of the same things and turns against it. */
function answerTo(belief: Sentence, reading: SourceReading): Sentence | undefined {
  const next = reading.sentences[belief.index + 1];
  if (
    next?.paragraph === belief.paragraph &&
    /^(?:however|but|in fact|actually|in reality|in truth)\b/i.test(next.text)
  )
    return next;
  const things = reading.termsIn(belief).map(({ key }) => key);
  return reading.sentences
    .filter(({ index, heading }) => index > belief.index && !heading)
    .map((sentence) => {
      const shared = things.filter((key) => contains(sentence, key)).length;
      const turns = /^(?:however|but|in fact|actually)\b|\b(?:wrong|false|not|never|only)\b/i.test(
        sentence.text,
      );
      return { sentence, score: shared > 0 && turns ? shared + 1 / (sentence.index - belief.index) : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.sentence;
}

export function draftHomework(ground: Ground): string {
  const { source, topic, voice, wish } = ground;
  if (isYoung(ground)) return youngHomework(ground);
  const terms = source?.terms.slice(0, 3).map(({ text }) => quoted(text)) ?? [];
  const using = terms.length > 1 ? `Use the words ${joinWords(terms)}, and underline` : 'Underline';
  const count = 5 + 2 * wish.size + wish.demand;
  const ways = source
    ? [
        `Read the text once more. Write ${count} sentences that explain ${topic.phrase} to someone who was not in class. ${using} the sentence that you are least sure of.`,
        `Choose one sentence of the text. Copy it, say in ${count} sentences of your own why it matters for ${topic.phrase}, and write one question that it leaves open.`,
      ]
    : [
        `Find one ${voice.example} about ${topic.phrase} outside school. Describe it in ${count} sentences, explain how it belongs to the lesson, and bring one question.`,
        `Explain ${topic.phrase} to someone at home. Write down in ${count} sentences what you said, what they asked, and what you could not answer.`,
      ];
  return ways[wish.turn % ways.length] ?? '';
}

function youngHomework({ source, topic, wish }: Ground): string {
  const told = source ? `what the text says about ${topic.phrase}` : `about ${topic.phrase}`;
  const ways = [
    `Tell somebody at home ${told}. Draw one thing that you told, and bring one question.`,
    `Ask somebody at home what they know about ${topic.phrase}. Draw one thing that they said, and compare it with what you did in class.`,
  ];
  const more = wish.size > 0 ? ' Write a sentence under the drawing.' : '';
  return `${ways[wish.turn % ways.length] ?? ''}${more}`;
}

export function draftExtension(ground: Ground): string {
  const { source, topic, voice, wish } = ground;
  if (isYoung(ground))
    return `Choose one thing about ${topic.phrase}, draw it big and write a word to each part. Show it to a classmate and decide together what to add.`;
  const stems = source ? openEndedCandidates(source.reading).map(({ question }) => question.stem) : [];
  const ways = [
    ...stems,
    `Choose one thing about ${topic.phrase} and turn it into ${voice.product}. Have a classmate judge it: what does it show, what does it leave out?`,
  ];
  const chosen = ways[(wish.turn + Math.max(0, wish.demand)) % ways.length] ?? '';
  return wish.size > 0
    ? `${chosen} Then write what you would need to find out next, and where you would look.`
    : chosen;
}
