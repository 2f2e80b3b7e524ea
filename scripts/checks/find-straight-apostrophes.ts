import { parseSync } from 'vite';

/** Texts that are fixed, mistakes included. */
const FIXED = ["The credentials doesn't match in your records.", "You won't be able to revert this!"];

/** People read the texts of the client, and of the server's answers and emails; prompts are read by models. */
const isRead = (path: string) =>
  /^(src|server)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|^server\/engine\/|prompt\.ts$/.test(path);

const STRAIGHT = /\p{L}'\p{L}/gu;

/**
 * A sentence for each straight apostrophe in a text that people read. Formatted code has an apostrophe between letters
 * only in its texts and comments.
 */
export function findStraightApostrophes(path: string, text: string): string[] {
  if (!isRead(path)) return [];
  const found = [...blankFixed(text).matchAll(STRAIGHT)].map(({ index }) => index);
  if (found.length === 0) return [];
  const { comments } = parseSync(path, text);
  return found
    .filter((index) => !comments.some(({ start, end }) => start < index && index < end))
    .map((index) => `${path}:${lineOf(text, index)} has a straight apostrophe in a text; write ’`);
}

const blankFixed = (text: string) =>
  FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, ' '.repeat(fixed.length)), text);

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;
