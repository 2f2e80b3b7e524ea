import type { Ground, Move } from './ground.ts';
import { hook, purpose, words } from './opening-moves.ts';
import { alone, close, share, together } from './practice-moves.ts';
import { explain, explore, guided, model } from './teaching-moves.ts';

/** What the phases of the frameworks are made of. */
export const moves = {
  hook,
  purpose,
  model,
  guided,
  together,
  alone,
  explore,
  explain,
  words,
  share,
  close,
} satisfies Record<string, (ground: Ground) => Move>;

export type MoveName = keyof typeof moves;
