import { z } from 'zod';
import { OwnBlock } from '../../generated/schemas/ownBlock.ts';
import { OwnWidget } from '../../generated/schemas/ownWidget.ts';
import type {
  OwnField,
  OwnSection,
  OwnTemplateContent,
  TemplateType,
} from '../../generated/schemas/index.ts';
import { columnsOf } from '../templates/columns.ts';
import type { Generator } from '../templates/generator.ts';
import { commonFieldsOf } from './own-form.ts';
import { COLUMNAR } from './own-result.ts';

const MAX_FIELDS = 30;
const MAX_SECTIONS = 20;

const property = z.looseObject({
  title: z.string().default(''),
  description: z.string().optional(),
  widget: z.string().default('text'),
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  examples: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  items: z
    .looseObject({
      enum: z.array(z.string()).optional(),
      properties: z.record(z.string(), z.looseObject({ title: z.string().default('') })).optional(),
    })
    .optional(),
});

type Property = z.output<typeof property>;

/**
 * What a teacher can change of a template of ours. Sections that its code computes, and fields and sections that need code,
 * are left out: a copy is data.
 */
export function contentFrom(generator: Generator, base: TemplateType): OwnTemplateContent {
  const { properties = {}, required = [] } = z.toJSONSchema(generator.input, { io: 'input' });
  const names = new Set(Object.keys(properties));
  const common = Object.entries(commonFieldsOf).flatMap(([key, parts]): OwnField[] => {
    const [first = key] = Object.keys(parts);
    if (!names.has(first) && key !== 'topic' && key !== 'grade_level') return [];
    const found = property.safeParse(properties[first] ?? {}).data?.title;
    const title = found || (parts[first]?.meta()?.title ?? key);
    return [{ key, title, widget: 'common', required: key === 'topic' || key === 'grade_level' }];
  });
  const taken = new Set(Object.values(commonFieldsOf).flatMap((parts) => Object.keys(parts)));
  const own = Object.entries(properties)
    .filter(([key]) => !taken.has(key))
    .flatMap(([key, value]) => {
      const { data } = property.safeParse(value);
      return data ? (fieldFrom(key, data, required.includes(key)) ?? []) : [];
    });
  const [first, later] = [
    common.filter(({ key }) => FIRST.has(key)),
    common.filter(({ key }) => !FIRST.has(key)),
  ];
  const sections = sectionsFrom(generator).slice(0, MAX_SECTIONS);
  return {
    base,
    name: generator.title.slice(0, 80),
    description: generator.description.slice(0, 200),
    instructions: '',
    fields: [...first, ...own, ...later].slice(0, MAX_FIELDS),
    sections: sections.length > 0 ? sections : [EMPTY],
  };
}

/** For a template whose sections all need code. */
const EMPTY: OwnSection = { key: 'part_1', title: 'Text', block: 'prose', teacher_only: false };

const FIRST: ReadonlySet<string> = new Set(['topic', 'class_id', 'grade_level', 'subject']);

function fieldFrom(key: string, part: Property, required: boolean): OwnField | null {
  const several = part.type === 'array' && part.items?.enum !== undefined;
  const options = (part.enum ?? part.items?.enum ?? textsIn(part.examples)).filter((text) => text !== '');
  const columns = Object.entries(part.items?.properties ?? {}).map(([name, { title }]) => ({
    key: name,
    title: title || name,
  }));
  const { data: widget } = z.enum(OwnWidget).safeParse(part.widget);
  if (widget === undefined || widget === 'common') return null;
  if ((widget === 'select' || widget === 'chips') && options.length === 0) return null;
  if (widget === 'rows' && columns.length === 0) return null;
  const start = part.default;
  return {
    key,
    title: (part.title || key).slice(0, 80),
    widget,
    required,
    ...(part.description && { help: part.description.slice(0, 200) }),
    ...((widget === 'select' || widget === 'chips') && {
      options: options.map((text) => text.slice(0, 80)).slice(0, 30),
    }),
    ...(several && { several }),
    ...(widget === 'rows' && { columns: columns.slice(0, 6) }),
    ...(['string', 'number', 'boolean'].includes(typeof start) && { default: String(start).slice(0, 1_000) }),
  };
}

const textsIn = (values: readonly unknown[] = []): string[] =>
  values.flatMap((value) => (typeof value === 'string' ? [value] : []));

function sectionsFrom({ result, derived }: Generator): OwnSection[] {
  return Object.entries(result.shape).flatMap(([key, schema]): OwnSection[] => {
    const { title = key, block, teacher_only = false } = z.globalRegistry.get(schema) ?? {};
    const { data: kind } = z.enum(OwnBlock).safeParse(block);
    if (kind === undefined || derived.includes(key)) return [];
    const columns = COLUMNAR.has(kind)
      ? columnsOf(schema).map((column) => ({ key: column.key, title: column.label.slice(0, 80) }))
      : [];
    if (COLUMNAR.has(kind) && columns.length === 0) return [];
    const parts = columns.length > 0 && { columns: columns.slice(0, 8) };
    return [{ key, title, block: kind, teacher_only, ...parts }];
  });
}
