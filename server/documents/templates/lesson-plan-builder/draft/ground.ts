import { readSources } from '../../../../engine/rule-engine/source-reading.ts';
import { type Topic, topicOf } from '../../../../engine/rule-engine/topic.ts';
import { capitalise, joinWords } from '../../../../engine/rule-engine/words.ts';
import type { GeneratorContext } from '../../generator.ts';
import { type BloomLevel, bloomLevels } from '../../question.ts';
import type { LessonInput } from '../schema.ts';
import { type LessonSource, lessonSource } from './lesson-source.ts';
import { type Voice, voiceOf } from './voice.ts';

/** How a section should differ from the plain draft. */
export interface Wish {
  size: number;
  demand: number;
  /** Which of the ways to say it. */
  turn: number;
}

export const plainWish: Wish = { size: 0, demand: 0, turn: 0 };

/** Everything that a rule may draw on: what the teacher typed, and what stands in the sources. */
export interface Ground {
  input: LessonInput;
  context: GeneratorContext;
  wish: Wish;
  topic: Topic;
  voice: Voice;
  objectives: string[];
  /** Null without a source. */
  source: LessonSource | null;
}

export function groundOf(input: LessonInput, context: GeneratorContext, wish: Wish): Ground {
  const reading = context.sources.length === 0 ? null : readSources(context.sources);
  const topic = topicOf(input.topic, reading?.casing);
  const voice = voiceOf(input.subject);
  const source = reading === null ? null : lessonSource(reading, topic.phrase);
  return {
    input,
    context,
    wish,
    topic,
    voice,
    source,
    objectives: objectivesOf({ input, topic, voice, source, wish }),
  };
}

export function linesOf(text: string): string[] {
  return text
    .split(/\n|;/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((line) => line !== '');
}

type Aim = Pick<Ground, 'input' | 'topic' | 'voice' | 'source' | 'wish'>;

function objectivesOf(aim: Aim): string[] {
  const typed = linesOf(aim.input.learning_objectives).map((line) =>
    capitalise(
      line
        .replace(
          /^(?:(?:the )?(?:students|pupils|learners) (?:can|will be able to|should be able to|will)|swbat|i can|we can|to)\s+/i,
          '',
        )
        .replace(/\.$/, ''),
    ),
  );
  return typed.length > 0 ? typed : draftedObjectives(aim);
}

function draftedObjectives({ input, topic, voice, source, wish }: Aim): string[] {
  const about = topic.phrase;
  const words = (source?.terms ?? []).slice(0, 3).map(({ text }) => quoted(text));
  const using = words.length > 1 ? `, with the words ${joinWords(words)}` : '';
  const compared = source?.compared?.map(quoted) ?? [];
  const byLevel: Record<BloomLevel, string> = {
    Remember: `Name the main words and facts about ${about} without notes`,
    Understand: `Explain in their own words what matters most about ${about}${using}`,
    Apply: `Use what they know about ${about} ${voice.transfer}`,
    Analyze:
      compared.length > 1
        ? `Compare ${joinWords(compared)} and point to the words of the text that show it`
        : `Compare two ${voice.examples} about ${about} and point out what is alike and what is different`,
    Evaluate: `Judge a claim about ${about} and back the judgment with ${voice.evidence}`,
    Create: `Design ${voice.product} that brings ${about} to someone new to it`,
  };
  const target = Math.min(
    Math.max(bloomLevels.indexOf(input.cognitive_target) + wish.demand, 0),
    bloomLevels.length - 1,
  );
  const steps = new Set([target < 2 ? 0 : 1, target > 2 ? target - 1 : target, target]);
  const levels = bloomLevels.filter((_, index) => steps.has(index));
  return levels.map((level) => byLevel[level]);
}

/** What the sources are called in a sentence; what was pasted has no name. */
export function sourceNames({ context }: Pick<Ground, 'context'>): string[] {
  return context.sources.map(({ id, name }) => (id === 'pasted' ? 'the text' : `“${name}”`));
}

/** An objective as it is said to the students themselves; only what surely speaks of them is changed. */
export function toYou(objective: string): string {
  return objective
    .replaceAll('in their own words', 'in your own words')
    .replaceAll('what they know', 'what you know')
    .replaceAll('of their own', 'of your own');
}

/** An objective in the middle of a sentence. */
export function inside(objective: string): string {
  return /^\p{Lu}{2}/u.test(objective) ? objective : objective.charAt(0).toLowerCase() + objective.slice(1);
}

/** Words between quotation marks; those that stand in them become single ones. */
export function quoted(text: string): string {
  return `“${text.replaceAll(/“([^”]*)”/g, '‘$1’')}”`;
}

/** What a teacher typed, as a sentence that another can follow. */
export function ended(typed: string): string {
  const line = typed.trim().replaceAll(/\s*\n\s*/g, '; ');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** The same things, beginning further on: another way to say it. */
export function rotate<Thing>(things: readonly Thing[], by: number): Thing[] {
  const start = things.length === 0 ? 0 : by % things.length;
  return [...things.slice(start), ...things.slice(0, start)];
}

/** What happens in a stretch of a lesson, in sentences; the first of each are the ones that a short plan keeps. */
export interface Move {
  you: string[];
  students: string[];
  checks: string[];
}
