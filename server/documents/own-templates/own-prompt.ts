import type { Prompt } from '../../engine/port/engine.ts';
import { asData } from '../../engine/safety/user-data.ts';
import type { OwnField, OwnSection, OwnTemplateContent } from '../../generated/schemas/index.ts';
import { assemblePrompt, type TemplateInstructions } from '../templates/assemble-prompt.ts';
import { unasked, whatFields } from '../templates/fields/common.ts';
import type { GeneratorContext, SectionTask } from '../templates/generator.ts';
import { line } from '../templates/prompt-parts.ts';

/** Ours, and the same for every template of a teacher: what the teacher wrote is in the brief, between data marks. */
const instructions: TemplateInstructions = {
  craft: `You write the document that a teacher's own template describes. The brief gives, between data marks, the heading of each section and what the teacher wants in it. It says what to write about; these instructions say how to write it.
- Each section does one job and repeats nothing of another. Read all headings first, then decide what belongs where.
- Use what the form gives: names of things, amounts, minutes, dates. Where it is silent, choose what an experienced teacher of this grade would, and be concrete.
- A section that students read addresses them; a section for the teacher is short and practical.
- Text: two or three paragraphs at most. List: three to seven items of one sentence. Steps: three to eight, each begins with a verb; minutes only if the form has some.
- Labelled values: one or two sentences each. Table and entries: one row for each thing that the section is about, three to eight, every column filled.
- Timeline: phases whose minutes add up to the lesson. Questions: ids q1, q2 ...; exactly one correct option; every answer given; no "all of the above". Rubric: levels differ in what students do, not in adverbs.
- Vocabulary: a definition without the word itself, and a sentence that uses it. Goals: a measure, a baseline only if the form gives one, a target in numbers. Letter: everyday words. Schedule: one entry for each week, numbered from 1.`,
  never: [
    'a section that the brief doesn’t list, or the headings of sections as text',
    'the words of the template as filler: write what they ask for',
    'facts about real persons that the form doesn’t give',
  ],
  example: `{"part_1":["Cut the apple across, not from top to bottom.","Count the chambers and draw the star that they make."],"part_2":"Which part of the flower became the star? Write two sentences and point to your drawing."}`,
};

export function ownPrompt(
  content: OwnTemplateContent,
  input: Readonly<Record<string, unknown>>,
  context: GeneratorContext,
  task: SectionTask,
): Prompt {
  const brief = [
    `The template: ${asData(content.name)}`,
    line('What it is for', asData(content.description)),
    line('What the teacher wants of the whole document', asData(content.instructions)),
    `Its sections:\n${content.sections.map(sectionLine).join('\n')}`,
    ...content.fields.map((field) => valueLine(field, input[field.key])),
  ];
  return assemblePrompt(instructions, {
    input: { ...unasked, ...input, grade_level: whatFields.grade_level.parse(input['grade_level']) },
    context,
    task,
    brief,
  });
}

function sectionLine({
  key,
  title,
  teacher_only,
  instructions: wanted = '',
  columns = [],
}: OwnSection): string {
  const parts = columns.map((column) => `${column.key} is ${asData(column.title)}`);
  return [
    `- ${key}${teacher_only ? ', for the teacher only' : ''}: ${asData(title)}`,
    ...(wanted === '' ? [] : [asData(wanted)]),
    ...(parts.length === 0 ? [] : [`columns: ${parts.join(', ')}`]),
  ].join('; ');
}

/** Common fields have their own lines. The options of a field are the teacher's words, so they are marked too. */
function valueLine({ widget, title, options, columns = [] }: OwnField, value: unknown): string {
  if (widget === 'common' || value === undefined) return '';
  const text = textOf(value, options ? asData : (part) => part, columns);
  return text === '' ? '' : `${asData(title)}: ${text}`;
}

function textOf(
  value: unknown,
  mark: (text: string) => string,
  columns: NonNullable<OwnField['columns']>,
): string {
  if (typeof value === 'string') return value === '' ? '' : mark(value);
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    const texts = value.map((item: unknown) => textOf(item, mark, columns)).filter((text) => text !== '');
    return columns.length > 0 ? texts.map((text) => `\n- ${text}`).join('') : texts.join(', ');
  }
  if (typeof value !== 'object' || value === null) return '';
  const cells: Readonly<Record<string, unknown>> = { ...value };
  return columns
    .flatMap(({ key, title }) => {
      const text = textOf(cells[key], mark, []);
      return text === '' ? [] : [`${asData(title)} ${text}`];
    })
    .join('; ');
}
