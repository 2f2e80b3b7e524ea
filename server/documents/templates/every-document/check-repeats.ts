import type { Check } from '../generator.ts';
import { open } from '../verdicts.ts';
import type { DocumentText } from './document-texts.ts';

const NAME = 'Nothing is there twice';

/** What must be new in each entry of a list. */
const TOLD_ONCE = new Set([
  'stem',
  'problem',
  'prompt',
  'activity',
  'statement',
  'task',
  'term',
  'concept',
  'what',
  'risk',
]);
const MIN_CHARACTERS = 20;

/** A task, a lesson or an entry of a list that a section has twice. */
export function checkRepeats(texts: readonly DocumentText[]): Check[] {
  const seen = new Map<string, string>();
  return texts.flatMap(({ section, path, key, text }) => {
    const isEntry = /^\/[^/]+\/\d+$/.test(path);
    const isLong = text.length >= MIN_CHARACTERS || key === 'term';
    const isLesson = key === 'title' && path.includes('/lessons/');
    if (!(isEntry || isLesson || TOLD_ONCE.has(key)) || !isLong) return [];
    const same = `${isEntry ? section : key} ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim()}`;
    const before = seen.get(same);
    seen.set(same, path);
    return before === undefined ? [] : [open(NAME, `“${excerpt(text)}” is there twice.`, { section, path })];
  });
}

const excerpt = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
