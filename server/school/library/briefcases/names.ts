import { Problem } from '../../../platform/problem.ts';

const MAX_NAME = 120;
/** Windows takes none of these as the name of a file, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;

/**
 * A name that every file system takes and that leads out of no folder. It shows its ending where it is: characters that
 * change the direction of text are left out.
 */
export const plain = (name: string): string =>
  name
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/^[.\s]+/g, '')
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replaceAll(/[.\s]+$/g, '')
    .replace(DEVICE, '_$&') || 'file';

/** A path that no file and no folder has yet, on systems too that take two spellings of a name for one. */
export function unused(used: Set<string>, path: string): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]{1,10})?$/su.exec(path) ?? [];
  const spelled = (one: string) => one.normalize('NFC').toLowerCase();
  let free = path;
  for (let count = 2; used.has(spelled(free)); count += 1) free = `${stem} (${count})${ending}`;
  used.add(spelled(free));
  return free;
}

/** A name without the spaces around it; throws a 422 for the two that mean a folder on every system. */
export function givenName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '.' || trimmed === '..')
    throw Problem.field('name', 'Enter a name with a letter or a number.');
  return trimmed;
}
