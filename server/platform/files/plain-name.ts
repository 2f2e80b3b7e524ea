const MAX_NAME_LENGTH = 200;

/** The name of an upload without folders and control characters, which some browsers and systems send or reject. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
  return plain.slice(-MAX_NAME_LENGTH).toWellFormed() || 'file';
}
