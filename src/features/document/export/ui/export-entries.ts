import { ClipboardCopy, FileDown, ListChecks, Table2 } from 'lucide';
import type { DocumentCopy, ExportPaper, Generation } from '@/shared/api/generations';
import type { ExportOffer, Template } from '@/shared/api/templates';
import type { MenuEntry } from '@/shared/ui/menu';

export type ExportChoice = { offer: ExportOffer; copy: DocumentCopy };

export const papers: readonly { value: ExportPaper; label: string }[] = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
];

const icons = { Document: FileDown, Questions: ListChecks, Data: Table2 };

const copies = [
  { copy: 'teacher', label: 'Teacher copy, with answers and notes' },
  { copy: 'student', label: 'Student copy, without them' },
] as const;

const others = [
  { group: 'Questions', label: 'Questions with answers' },
  { group: 'Data', label: 'Data' },
] as const;

/** What the export menu offers, heading by heading. */
export function exportChoices(
  template: Template,
  { result }: Generation,
): { heading: string; choices: ExportChoice[] }[] {
  const kinds = new Set(
    template.sections.filter(({ key }) => !isEmpty(result[key])).map(({ block }) => block),
  );
  const offers = template.exports.filter(
    ({ blocks }) => blocks === undefined || blocks.some((kind) => kinds.has(kind)),
  );
  const documents = copies.map(({ copy, label }) => ({
    heading: label,
    choices: offers
      .filter(({ group, copies: own }) => group === 'Document' && own.includes(copy))
      .map((offer) => ({ offer, copy })),
  }));
  const data = others.map(({ group, label }) => ({
    heading: label,
    choices: offers
      .filter((offer) => offer.group === group)
      .map((offer) => ({ offer, copy: offer.copies[0] ?? 'teacher' })),
  }));
  return [...documents, ...data].filter(({ choices }) => choices.length > 0);
}

/** The entry that copies this copy of the document; undefined for headings of other groups. */
const copyEntryOf = (heading: string): MenuEntry | undefined => {
  const copy = copies.find(({ label }) => label === heading)?.copy;
  return (
    copy && {
      kind: 'item',
      value: copyValueOf(copy),
      label: 'Copy all',
      description: 'To paste into Google Docs or Word',
      icon: ClipboardCopy,
    }
  );
};

export const copyValueOf = (copy: DocumentCopy) => `copy ${copy}`;

export const valueOf = ({ offer, copy }: ExportChoice) => `${offer.format} ${copy}`;

export const entriesOf = ({ heading, choices }: ReturnType<typeof exportChoices>[number]): MenuEntry[] => [
  { kind: 'heading', label: heading },
  ...[copyEntryOf(heading)].filter((entry) => entry !== undefined),
  ...choices.map(
    (choice): MenuEntry => ({
      kind: 'item',
      value: valueOf(choice),
      label: choice.offer.label,
      ...(choice.offer.note !== undefined && { description: choice.offer.note }),
      icon: icons[choice.offer.group],
      hint: `.${choice.offer.extension}`,
    }),
  ),
];

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
