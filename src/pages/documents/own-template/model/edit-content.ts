import {
  OwnBlock,
  type OwnField,
  type OwnSection,
  type OwnTemplateContent,
  OwnWidget,
} from '@/shared/api/own-templates';

type Column = { key: string; title: string };

/** The first key of a kind that none of the entries has. */
function freeKey(prefix: 'field' | 'part' | 'column', entries: readonly { key: string }[]): string {
  const taken = new Set(entries.map(({ key }) => key));
  let number = 1;
  while (taken.has(`${prefix}_${number}`)) number += 1;
  return `${prefix}_${number}`;
}

export const withField = (content: OwnTemplateContent): OwnTemplateContent => ({
  ...content,
  fields: [
    ...content.fields,
    { key: freeKey('field', content.fields), title: 'New field', widget: OwnWidget.text, required: false },
  ],
});

export const withSection = (content: OwnTemplateContent): OwnTemplateContent => ({
  ...content,
  sections: [
    ...content.sections,
    {
      key: freeKey('part', content.sections),
      title: 'New section',
      block: OwnBlock.prose,
      teacher_only: false,
    },
  ],
});

/** Moves an entry by one place; at an end of the list it stays. */
export function moved<Entry>(entries: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const other = entries[index + by];
  const entry = entries[index];
  return other === undefined || entry === undefined
    ? [...entries]
    : entries.with(index, other).with(index + by, entry);
}

/** Columns with these names; those that stay keep their keys, so that old documents still show them. */
export function columnsNamed(columns: readonly Column[] = [], titles: readonly string[]): Column[] {
  const made: Column[] = [];
  for (const title of titles) {
    const known = columns.find((column) => column.title === title);
    made.push(known ?? { key: freeKey('column', [...columns, ...made]), title });
  }
  return made;
}

const WITH_OPTIONS: ReadonlySet<string> = new Set(['select', 'chips']);
const WITH_COLUMNS: ReadonlySet<string> = new Set(['facts', 'table', 'entries']);

export const hasOptions = ({ widget }: OwnField): boolean => WITH_OPTIONS.has(widget);
export const hasColumns = ({ block }: OwnSection): boolean => WITH_COLUMNS.has(block);

/** Topic and grade are part of every template. */
export const isFixed = ({ key, widget }: OwnField): boolean =>
  widget === 'common' && (key === 'topic' || key === 'grade_level');

/** The content without options and columns that its widgets and block kinds don't use. */
export const tidied = (content: OwnTemplateContent): OwnTemplateContent => ({
  ...content,
  fields: content.fields.map(({ options, several, columns, ...field }) => ({
    ...field,
    ...(hasOptions({ ...field }) && { options: options ?? [] }),
    ...(field.widget === 'chips' && several !== undefined && { several }),
    ...(field.widget === 'rows' && { columns: columns ?? [] }),
  })),
  sections: content.sections.map(({ columns, ...section }) => ({
    ...section,
    ...(hasColumns({ ...section }) && { columns: columns ?? [] }),
  })),
});
