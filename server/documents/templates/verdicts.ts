import type { Check, ContentChange } from '../../generated/schemas/index.ts';

interface CheckPlace {
  section?: string;
  /** A JSON pointer into the result. */
  path?: string;
}

interface OpenCheckPlace extends CheckPlace {
  /** The edit by which code can fix it. */
  fix?: ContentChange[] | undefined;
}

function verdict(status: Check['status'], name: string, detail: string, place: CheckPlace): Check {
  return { name, status, detail, section: place.section ?? null, path: place.path ?? null };
}

export const passed = (name: string, detail: string, place: CheckPlace = {}): Check =>
  verdict('passed', name, detail, place);
export const repaired = (name: string, detail: string, place: CheckPlace = {}): Check =>
  verdict('repaired', name, detail, place);
/** Asks for a look. */
export const open = (name: string, detail: string, { fix, ...place }: OpenCheckPlace = {}): Check => ({
  ...verdict('open', name, detail, place),
  ...(fix && { fix }),
});

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
