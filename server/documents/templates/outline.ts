import { z } from 'zod';
import { type DocumentPart, partsSchema } from '../../generated/blocks.ts';

/** A part that is planned, which its user can change before it is written. */
export const outlineEntry = z.object({
  id: z.string().max(20).optional(),
  heading: z.string().max(200).meta({ title: 'Heading' }),
  points: z.array(z.string().max(1_000)).max(12).meta({ title: 'Points' }),
  target_words: z.number().int().min(30).max(6_000).meta({ title: 'Words' }),
});

export type OutlineEntry = z.output<typeof outlineEntry>;

/** A template whose documents are written part by part, once their user has approved the outline. */
export interface OutlineDeclaration<Input> {
  /** The sections that the first run writes; the last one is the outline, a list of {@link outlineEntry}. */
  first: readonly [string, ...string[]];
  /** The section with the parts, of the block kind `parts`. The others are written after it. */
  parts: string;
  /** Tokens of sections other than the parts, in English by any model. */
  tokens(keys: readonly string[], input: Input): number;
}

type Sections = Readonly<Record<string, unknown>>;

export const outlineKey = ({ first }: Pick<OutlineDeclaration<never>, 'first'>): string => first.at(-1) ?? '';

export const outlineIn = (
  declared: Pick<OutlineDeclaration<never>, 'first'>,
  result: Sections,
): OutlineEntry[] => z.array(outlineEntry).safeParse(result[outlineKey(declared)]).data ?? [];

export const partsIn = (
  declared: Pick<OutlineDeclaration<never>, 'parts'>,
  result: Sections,
): DocumentPart[] => partsSchema.safeParse(result[declared.parts]).data ?? [];

export const isWritten = ({ markdown }: DocumentPart): boolean => markdown.trim() !== '';

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** A part with its numbers, which code counts. */
export const countedPart = (part: DocumentPart): DocumentPart => ({
  ...part,
  word_count: wordsIn(part.markdown),
  status: isWritten(part) ? 'written' : 'waiting',
});

/** The outline with ids, and a part for each entry. Written parts keep their text, also without an entry. */
export function planParts(
  entries: readonly OutlineEntry[],
  parts: readonly DocumentPart[],
): { outline: OutlineEntry[]; parts: DocumentPart[] } {
  const outline = withIds(entries);
  const ids = new Set(outline.map(({ id }) => id));
  const planned = outline.map(({ id, heading }) => {
    const written = parts.find((part) => part.id === id && isWritten(part));
    return countedPart({ markdown: '', ...written, ...(id !== undefined && { id }), heading });
  });
  const others = parts.filter((part) => isWritten(part) && !ids.has(part.id));
  return { outline, parts: [...planned, ...others.map(countedPart)] };
}

/** Entries that a user added or duplicated get an id of their own. */
function withIds(entries: readonly OutlineEntry[]): OutlineEntry[] {
  const used = new Set<string>();
  const taken = new Set(entries.map(({ id }) => id));
  let next = 1;
  return entries.map((entry) => {
    let { id = '' } = entry;
    while (id === '' || used.has(id)) {
      id = taken.has(`s${next}`) ? '' : `s${next}`;
      next += 1;
    }
    used.add(id);
    return { ...entry, id };
  });
}
