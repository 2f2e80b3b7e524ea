const LONGEST_NAME = 200;

/** The name of an upload without folders and control characters, which some browsers and systems send or reject. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
  return plain.slice(-LONGEST_NAME).toWellFormed() || 'file';
}
