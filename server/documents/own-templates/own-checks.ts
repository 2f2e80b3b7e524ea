import { z } from 'zod';
import { questionSchema, rubricSchema, vocabularySchema } from '../../generated/blocks.ts';
import type { OwnSection, OwnTemplateContent } from '../../generated/schemas/index.ts';
import { standardsFrameworks } from '../standards/frameworks.ts';
import { checkStandards } from '../templates/common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../templates/generator.ts';
import { checkQuestionList, listReadingParts } from '../templates/questions/question-list.ts';
import { checkReading, readingOf, type ReadingPart } from '../templates/reading.ts';
import { textsOf } from '../templates/supplied.ts';
import { counted, open, passed } from '../templates/verdicts.ts';
import { hasRelative } from '../templates/word-use.ts';

type Result = Readonly<Record<string, unknown>>;

const form = z.object({
  grade_level: z.string().default(''),
  reading_level: z.string().default('Same as grade'),
  language: z.string().default('English (US)'),
  standards_framework: z.enum(['none', ...standardsFrameworks]).default('none'),
  standards: z.array(z.string()).default([]),
  source_only: z.boolean().default(false),
});

const questionList = z.array(questionSchema);

/** What can be checked of any document: that each section is written, and what its block kind demands. */
export function checkOwn(
  { sections }: OwnTemplateContent,
  result: Record<string, unknown>,
  input: Readonly<Record<string, unknown>>,
  context: GeneratorContext,
): CheckedResult<Record<string, unknown>> {
  const values = form.parse(input);
  const parts = ownReadingParts(sections, result);
  const reading = readingOf(values, parts);
  const checks = [
    ...checkWritten(sections, result),
    ...sections.flatMap((section) => checkBlock(section, result[section.key], values.source_only, context)),
    ...checkStandards(values, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkWritten(sections: readonly OwnSection[], result: Result): Check[] {
  const name = 'Every section is written';
  const empty = sections.filter(({ key }) => key in result && textsOf(result, [key]).length === 0);
  return empty.length === 0
    ? [passed(name, counted(Object.keys(result).length, 'section'))]
    : empty.map(({ key, title }) => open(name, `“${title}” is empty.`, { section: key }));
}

function checkBlock(
  { key, block, title }: OwnSection,
  value: unknown,
  sourceOnly: boolean,
  context: GeneratorContext,
): Check[] {
  if (block === 'questions') {
    const { data } = questionList.safeParse(value);
    return data ? checkQuestionList(key, data, sourceOnly, context) : [];
  }
  if (block === 'vocabulary') {
    const { data = [] } = vocabularySchema.safeParse(value);
    const name = 'Definitions explain the word';
    return data.flatMap(({ term, definition }, index) =>
      hasRelative(definition, term)
        ? [open(name, `“${term}” is explained by itself.`, { section: key, path: `/${key}/${index}` })]
        : [],
    );
  }
  if (block === 'rubric') {
    const { data } = rubricSchema.safeParse(value);
    const name = 'Every level is described';
    return (data?.criteria ?? []).flatMap((criterion, index) => {
      const filled = criterion.descriptors.filter(({ text }) => text.trim() !== '').length;
      const levels = data?.levels.length ?? 0;
      const detail = `${title}: ${criterion.name} describes ${filled} of ${counted(levels, 'level')}.`;
      const path = `/${key}/criteria/${index}`;
      return filled === levels ? [] : [open(name, detail, { section: key, path })];
    });
  }
  return [];
}

/** The texts that students read. Tables and other short values say nothing about the reading level. */
export function ownReadingParts(sections: readonly OwnSection[], result: Result): ReadingPart[] {
  return sections.flatMap(({ key, block, title, teacher_only }) => {
    if (teacher_only) return [];
    if (block === 'questions') {
      const { data } = questionList.safeParse(result[key]);
      return data ? listReadingParts(key, data) : [];
    }
    if (!READ.has(block)) return [];
    return textsOf(result, [key]).map((part) => ({ ...part, label: `“${title}”` }));
  });
}

const READ: ReadonlySet<OwnSection['block']> = new Set(['prose', 'list', 'steps', 'story', 'entries']);
