import { type Names, spell } from '../names.ts';

/** The spellings of a resource: its list (`study-notes`) and one entry of it (`study-note`). */
export type ResourceNames = { many: Names; one: Names };

export function spellResource(name: string): ResourceNames {
  if (!/[^s]s$/.test(name)) throw new Error(`"${name}" is not a plural such as study-notes.`);
  return { many: spell(name), one: spell(name.replace(/ies$/, 'y').replace(/s$/, '')) };
}
