import PptxGenJS from 'pptxgenjs';
import type { z } from 'zod';
import { entriesSchema, timelineSchema } from '../../../generated/blocks.ts';
import { Problem } from '../../../platform/problem.ts';
import { columnsOf } from '../../templates/columns.ts';
import { forStudents } from '../student-copy.ts';
import { originOf, sectionsOf } from '../compose.ts';
import { runsOf } from '../inline.ts';
import { languageOf } from '../../language/language-tag.ts';
import type { ExportJob, FormatWriter } from './export-job.ts';

export interface Slide {
  title: string;
  lines: string[];
  /** What only the teacher reads. */
  notes: string[];
}

const plain = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .join('');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      plain(line)
        .replace(/^\s*[-•]\s*/, '')
        .trim(),
    )
    .filter((line) => line !== '');

/** The texts of a part: one, several, or those of its labelled values. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return linesOf(part);
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(textsOf);
  return [];
}

/** A slide for each entry and each phase. Parts that students may not see are speaker notes. */
export function slidesOf({
  generator,
  written,
  copy,
}: Pick<ExportJob, 'generator' | 'written' | 'copy'>): Slide[] {
  return sectionsOf(generator, written, copy).flatMap(({ key, block, value }): Slide[] => {
    if (block === 'entries') return entrySlides(generator.result.shape[key], value);
    if (block !== 'timeline') return [];
    return (timelineSchema.safeParse(value).data ?? []).map(
      ({ name, student_actions, teacher_actions, checks }) => ({
        title: plain(name),
        lines: linesOf(student_actions.replaceAll(/(?<=[.?!])\s+/g, '\n')),
        notes: [teacher_actions, ...checks].flatMap(linesOf),
      }),
    );
  });
}

function entrySlides(schema: z.core.$ZodType | undefined, value: unknown): Slide[] {
  const entries = entriesSchema.safeParse(value).data ?? [];
  const [first, ...rest] = columnsOf(schema);
  if (schema === undefined || first === undefined) return [];
  const shown = entriesSchema.safeParse(forStudents(schema, value)).data ?? [];
  return entries.map((entry, index) => {
    const visible = rest.flatMap(({ key }) => textsOf(shown[index]?.[key]));
    return {
      title: textsOf(entry[first.key]).join(' '),
      lines: visible,
      notes: rest.flatMap(({ key }) => textsOf(entry[key])).filter((line) => !visible.includes(line)),
    };
  });
}

const INK = '1F2937';
/** Text boxes in inches on a slide of 13.33 × 7.5. */
const TITLE = { x: 0.7, y: 0.5, w: 11.9, h: 1.1 };
const BODY = { x: 0.7, y: 1.8, w: 11.9, h: 5.2 };

export const writeSlides: FormatWriter = async (job) => {
  const slides = slidesOf(job);
  if (slides.length === 0) {
    throw new Problem(
      'invalid',
      'This document has no parts for slides yet. Write it to the end and try again.',
    );
  }
  const { rightToLeft, tag } = languageOf(job.written.input);
  const look = { color: INK, fontFace: 'Calibri', rtlMode: rightToLeft, lang: tag };
  const align = rightToLeft ? ('right' as const) : ('left' as const);
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = job.written.title;
  deck.author = job.author;
  deck.subject = originOf(job.written.meta);
  deck.rtlMode = rightToLeft;
  deck
    .addSlide()
    .addText(job.written.title, { ...look, ...TITLE, y: 2.8, h: 1.6, fontSize: 44, bold: true, align });
  for (const { title, lines, notes } of slides) {
    const slide = deck.addSlide();
    slide.addText(title, { ...look, ...TITLE, fontSize: 32, bold: true, align, valign: 'top' });
    if (lines.length > 0) {
      const paragraphs = lines.map((text) => ({ text, options: { bullet: true, breakLine: true } }));
      slide.addText(paragraphs, { ...look, ...BODY, fontSize: 22, align, valign: 'top', fit: 'shrink' });
    }
    if (job.copy === 'teacher' && notes.length > 0) slide.addNotes(notes.join('\n'));
  }
  const body = await deck.write({ outputType: 'nodebuffer' });
  if (!Buffer.isBuffer(body)) throw new TypeError('The slides are no buffer.');
  return body;
};
