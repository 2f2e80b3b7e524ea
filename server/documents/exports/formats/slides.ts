import PptxGenJS from 'pptxgenjs';
import type { z } from 'zod';
import { entriesSchema, type EntryPart, timelineSchema } from '../../../generated/blocks.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Column, columnsOf } from '../../templates/columns.ts';
import { forStudents } from '../student-copy.ts';
import { factsOf, originOf, sectionsOf } from '../compose.ts';
import { runsOf } from '../inline.ts';
import { languageOf } from '../../language/language-tag.ts';
import type { ExportJob, FormatWriter } from './export-job.ts';

export interface Slide {
  title: string;
  lines: Line[];
  /** What the class is asked at its foot; empty for nothing. */
  question: string;
  /** What only the teacher reads. */
  notes: string[];
}

interface Line {
  text: string;
  /** Above the lines of a list. */
  isLabel?: true;
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
        lines: linesOf(student_actions.replaceAll(/(?<=[.?!])\s+/g, '\n')).map((text) => ({ text })),
        question: '',
        notes: [teacher_actions, ...checks].flatMap(linesOf),
      }),
    );
  });
}

function entrySlides(schema: z.core.$ZodType | undefined, value: unknown): Slide[] {
  const entries = entriesSchema.safeParse(value).data ?? [];
  const [heading, ...rest] = columnsOf(schema);
  if (schema === undefined || heading === undefined) return [];
  const shown = entriesSchema.safeParse(forStudents(schema, value)).data ?? [];
  return entries.map((entry, index) => {
    const seen = shown[index] ?? {};
    const visible = rest.flatMap(({ key }) => textsOf(seen[key]));
    const [first, ...further] = rest.filter(
      (column) => !isQuestion(column) && textsOf(seen[column.key]).length > 0,
    );
    return {
      title: textsOf(entry[heading.key]).join(' '),
      lines: [
        ...(first ? linesUnder(first, seen[first.key], false) : []),
        ...further.flatMap((column) => linesUnder(column, seen[column.key], true)),
      ],
      question: rest
        .filter(isQuestion)
        .flatMap(({ key }) => textsOf(seen[key]))
        .join(' '),
      notes: rest.flatMap(({ key }) => textsOf(entry[key])).filter((line) => !visible.includes(line)),
    };
  });
}

/** A part of several values, such as a question with its answer, or one that is a question itself. */
const isQuestion = ({ key, columns }: Column): boolean => columns !== undefined || key === 'question';

/** A list stands under its label; a text that is not the first one, after it. */
function linesUnder({ label }: Column, part: EntryPart | undefined, isLabelled: boolean): Line[] {
  const lines = textsOf(part).map((text) => ({ text }));
  const [first, ...others] = lines;
  if (first === undefined || !isLabelled) return lines;
  return Array.isArray(part)
    ? [{ text: label, isLabel: true }, ...lines]
    : [{ text: `${label}: ${first.text}` }, ...others];
}

const INK = '1F2937';
const QUIET = '4B5563';
const ACCENT = '2647A8';
/** Inches on a slide of 13.33 × 7.5. */
const [LEFT, WIDTH] = [0.8, 11.7];
const TITLE = { x: LEFT, y: 0.4, w: WIDTH, h: 1.1 };
const [TOP, HEIGHT, FOOT] = [1.85, 4.35, 6.3];
const [TEXT_WIDTH, PICTURE_WIDTH] = [6.9, 4.4];
/** A longer text has no picture beside it. */
const MAX_BESIDE_PICTURE = 420;

type Look = Required<Pick<PptxGenJS.TextPropsOptions, 'color' | 'fontFace' | 'rtlMode' | 'lang' | 'align'>>;

/** Layouts whose frames a teacher fills in and moves in PowerPoint. */
function defineLayouts(deck: PptxGenJS, look: Look) {
  const bar = { rect: { x: look.rtlMode ? 13.13 : 0, y: 0, w: 0.2, h: 7.5, fill: { color: ACCENT } } };
  const rule = { line: { x: LEFT, y: 1.6, w: WIDTH, h: 0, line: { color: 'C7CDD8', width: 1 } } };
  const title = {
    placeholder: {
      options: {
        ...look,
        ...TITLE,
        name: 'title',
        type: 'title' as const,
        fontSize: 32,
        bold: true,
        valign: 'bottom' as const,
        margin: 0,
      },
    },
  };
  const body = (x: number, w: number) => ({
    placeholder: {
      options: {
        ...look,
        x,
        y: TOP,
        w,
        h: HEIGHT,
        name: 'body',
        type: 'body' as const,
        valign: 'top' as const,
        margin: 0,
      },
    },
  });
  const picture = {
    placeholder: {
      options: {
        x: look.rtlMode ? LEFT : LEFT + WIDTH - PICTURE_WIDTH,
        y: TOP,
        w: PICTURE_WIDTH,
        h: HEIGHT,
        name: 'picture',
        type: 'pic' as const,
      },
      text: 'Picture',
    },
  };
  const slideNumber = {
    x: look.rtlMode ? LEFT : 11.9,
    y: 7,
    w: 0.6,
    h: 0.3,
    fontSize: 11,
    color: QUIET,
    align: look.rtlMode ? ('left' as const) : ('right' as const),
  };
  deck.defineSlideMaster({ title: COVER, objects: [bar] });
  const beside = body(look.rtlMode ? LEFT + WIDTH - TEXT_WIDTH : LEFT, TEXT_WIDTH);
  deck.defineSlideMaster({ title: WITH_PICTURE, objects: [bar, rule, title, beside, picture], slideNumber });
  deck.defineSlideMaster({ title: TEXT_ONLY, objects: [bar, rule, title, body(LEFT, WIDTH)], slideNumber });
}

const [COVER, WITH_PICTURE, TEXT_ONLY] = ['Title', 'Text and picture', 'Text'] as const;

function addSlide(deck: PptxGenJS, { title, lines, question, notes }: Slide, look: Look) {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isShort = length <= MAX_BESIDE_PICTURE && lines.length <= 8;
  const slide = deck.addSlide({ masterName: isShort ? WITH_PICTURE : TEXT_ONLY });
  slide.addText(title, { placeholder: 'title', ...look });
  const fontSize = length < 200 && lines.length <= 5 ? 24 : length < 600 && lines.length <= 9 ? 20 : 16;
  const paragraphs = lines.map(({ text, isLabel }) => ({
    text,
    options: {
      ...(isLabel ? { bold: true, bullet: false } : { bullet: lines.length > 1 }),
      breakLine: true,
      paraSpaceAfter: 6,
      fontSize,
    },
  }));
  slide.addText(paragraphs, { placeholder: 'body', ...look, valign: 'top', fit: 'shrink' });
  if (question !== '') {
    slide.addShape('rect', {
      x: look.rtlMode ? LEFT + WIDTH - 0.06 : LEFT,
      y: FOOT,
      w: 0.06,
      h: 0.7,
      fill: { color: ACCENT },
    });
    slide.addText(question, {
      ...look,
      x: LEFT + 0.2,
      y: FOOT,
      w: WIDTH - 0.4,
      h: 0.7,
      fontSize: 20,
      bold: true,
      valign: 'middle',
      margin: 0,
      fit: 'shrink',
    });
  }
  if (notes.length > 0) slide.addNotes(notes.join('\n'));
}

export const writeSlides: FormatWriter = async (job) => {
  const slides = slidesOf(job);
  if (slides.length === 0) {
    throw new Problem(
      'invalid',
      'This document has no parts for slides yet. Write it to the end and try again.',
    );
  }
  const { rightToLeft, tag } = languageOf(job.written.input);
  const align = rightToLeft ? ('right' as const) : ('left' as const);
  const look: Look = { color: INK, fontFace: 'Calibri', rtlMode: rightToLeft, lang: tag, align };
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = job.written.title;
  deck.author = job.author;
  deck.subject = originOf(job.written.meta);
  deck.rtlMode = rightToLeft;
  defineLayouts(deck, look);
  const cover = deck.addSlide({ masterName: COVER });
  cover.addText(job.written.title, {
    ...look,
    ...TITLE,
    y: 2.3,
    h: 1.8,
    fontSize: 44,
    bold: true,
    valign: 'bottom',
    margin: 0,
  });
  cover.addText(factsOf(job.written.input), {
    ...look,
    ...TITLE,
    y: 4.3,
    h: 0.6,
    fontSize: 20,
    color: QUIET,
    margin: 0,
  });
  for (const slide of slides) addSlide(deck, slide, look);
  const body = await deck.write({ outputType: 'nodebuffer' });
  if (!Buffer.isBuffer(body)) throw new TypeError('The slides are no buffer.');
  return body;
};
