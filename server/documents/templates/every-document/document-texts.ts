import type { PlacedText } from '../supplied.ts';

/** A text of a document, with the property that holds it. */
export interface DocumentText extends PlacedText {
  key: string;
}

/** Assigned by code, or a value of a list rather than a text. */
const NO_TEXTS = new Set(['id', 'type', 'difficulty', 'bloom', 'status', 'verdict', 'standard_code']);

/** Every text of a document, also those in lists and records. */
export function documentTexts(result: Readonly<Record<string, unknown>>): DocumentText[] {
  const texts: DocumentText[] = [];
  for (const [section, value] of Object.entries(result))
    collect(value, section, `/${section}`, section, texts);
  return texts;
}

function collect(value: unknown, section: string, path: string, key: string, texts: DocumentText[]): void {
  if (typeof value === 'string') {
    if (value.trim() !== '' && !NO_TEXTS.has(key)) texts.push({ section, path, text: value, key });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  // A wrong option, or the statement of a true-false question, may be wrong on purpose.
  if ('correct' in value && value.correct === false) return;
  const isStatement = 'type' in value && value.type === 'true-false';
  const isList = Array.isArray(value);
  for (const [name, part] of Object.entries(value)) {
    if (isStatement && name === 'stem') continue;
    const step = name.replaceAll('~', '~0').replaceAll('/', '~1');
    collect(part, section, `${path}/${step}`, isList ? key : name, texts);
  }
}

/** A record of a document and its place. */
export interface PlacedRecord {
  record: Readonly<Record<string, unknown>>;
  section: string;
  path: string;
}

/** Every record in the lists of a document. */
export function documentRecords(result: Readonly<Record<string, unknown>>): PlacedRecord[] {
  const found: PlacedRecord[] = [];
  const visit = (value: unknown, section: string, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) found.push({ record: { ...value }, section, path });
    for (const [key, part] of Object.entries(value)) visit(part, section, `${path}/${key}`);
  };
  for (const [section, value] of Object.entries(result)) visit(value, section, `/${section}`);
  return found;
}
