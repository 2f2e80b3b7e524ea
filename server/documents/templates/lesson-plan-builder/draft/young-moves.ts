import type { Ground, Move } from './ground.ts';
import type { MoveName } from './moves.ts';

const YOUNG: ReadonlySet<string> = new Set(['Grade 1', 'Grade 2']);

/** Children who draw and tell more than they write. */
export function isYoung({ input }: Pick<Ground, 'input'>): boolean {
  return YOUNG.has(input.grade_level);
}

type Part = Partial<Move>;

const parts: Partial<Record<MoveName, (ground: Ground) => Part>> = {
  hook: () => ({
    students: ['Draw what they think, then compare the drawing with a partner’s and tell what is different.'],
    checks: [
      'Can each child say one sentence about the drawing?',
      'Keep two drawings that differ on the board.',
    ],
  }),
  purpose: () => ({
    students: ['Say the goal together, then choose thumbs up, level or down for how sure they feel.'],
    checks: ['Two children say today’s goal in their own words.', 'Note whose thumbs are down.'],
  }),
  words: () => ({
    students: ['Say each word, clap its beats and act it out.', 'Choose one word and draw it.'],
  }),
  model: () => ({
    students: [
      'Watch and listen, then compare with a partner what came first, what came next and what came last.',
      'Choose the part that was hardest and show it.',
    ],
    checks: [
      'Ask: “What comes next, and how do you know?”',
      'Can each pair tell the first and the last part?',
    ],
  }),
  guided: () => ({
    students: [
      'Show each answer with fingers, a drawing or one word, then compare it with a partner’s and correct it.',
      'Choose the step that they could show to somebody else, and tell why.',
    ],
    checks: [
      'All hands or boards up at every step: wait for the last.',
      'Ask one who changed the answer: “What helped you?”',
    ],
  }),
  explore: () => ({
    students: [
      'In pairs, sort what they notice into two groups and give each group a name.',
      'Choose one thing that surprises them and tell why.',
    ],
    checks: [
      'Can each pair say why two things belong together?',
      'Which question do two pairs share? Write it up for all to see.',
    ],
  }),
  together: ({ topic }) => ({
    you: [
      'Put students in threes with one big sheet; walk round and ask what belongs and why.',
      'Hang up two posters and let the class find what both show.',
    ],
    students: [
      `Make one poster about ${topic.phrase} in threes: each draws one thing and tells the others why it belongs. Compare it with another group’s and choose one thing to add.`,
    ],
    checks: ['Can each child say what they drew?', 'Ask: “Why does this belong here?”'],
  }),
  alone: ({ topic }) => ({
    you: [
      `Set the work: a drawing about ${topic.phrase} with a word or a sentence to it.`,
      'Write down for those who can say more than they can spell.',
    ],
    students: [
      `Draw one thing about ${topic.phrase}, write a word or a sentence to it, and explain it to a partner.`,
      'Choose one part and improve it.',
    ],
    checks: ['After two minutes: has everyone begun?', 'Ask three children: “How do you know?”'],
  }),
  share: () => ({
    students: [
      'Walk round in pairs, choose one thing that they like in each work and ask one question.',
      'Improve one thing in their own.',
    ],
  }),
  close: () => ({
    students: [
      'Look at the first drawing again, correct it or add to it, and explain to a partner what is new.',
    ],
  }),
};

/** The move as the youngest can do it. */
export function forYoung(name: MoveName, move: Move, ground: Ground): Move {
  return { ...move, ...parts[name]?.(ground) };
}
