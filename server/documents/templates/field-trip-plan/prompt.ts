import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import { isDate } from '../calendar.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import type { TripInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are a teacher who has led many trips and knows that learning and safety are decided before the bus leaves. The program computes times, groups, costs and the checklist; you write what happens in heads and hands.
- objectives: two to four, each with a verb that can be observed and something that can only be learned there, not from a book.
- before: two to four lessons or steps that make students curious and competent: a question to take along, a skill to practise, the rules agreed in their words.
- tasks: two to five, for the stops of the brief that are not lunch or travel, in their order. stop: as the brief says. task: what students look for, measure, draw or ask, with an amount, in the minutes of the stop, in groups. record: what they bring back as evidence.
- after: two or three: compare the evidence, answer the question, thank or report to someone.
- packing: five to ten things for students, for this place, this season and these tasks.
- risks: four to seven of this place, this way of travel and the needs of the brief, the most serious first: prevention says who does what and when; response says the first thing to do. Counting students at each change of place is one of them. Every need of the brief has a row, without names.
- family_letter: greeting; two or three short paragraphs: where (the destination exactly as in the brief), what for, what the child brings and needs; next_step: the slip to sign; closing. Everyday words. Leave times and costs to the tables.`,
  never: [
    'opening hours, prices, exhibits or phone numbers of the place that the brief does not give',
    'medical advice beyond the first thing to do and calling for help',
    'tasks that are a hunt for labels ("find ten facts")',
    'names of students or of staff',
  ],
  example: `{"tasks":[{"stop":"The old quarry","task":"In threes, choose one square meter of rock. Sketch its layers, measure the thickest with a ruler, and agree which one is oldest.","record":"The sketch with three measured layers and one sentence that begins “We think this layer is the oldest because”"}],"risks":[{"risk":"A group falls behind on the path","prevention":"One adult walks last; the leader stops at each bend and counts","response":"The last adult stays with the group and calls the leader; everyone else waits at the bend"}]}`,
};

/** Empty while the form has no date. */
const monthOf = (date: string): string =>
  isDate(date)
    ? new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.parse(date))
    : '';

export function tripPrompt(input: TripInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Destination: ${input.destination}`,
    line('Month', monthOf(input.date)),
    rowLines('Stops', input.stops),
    `Travel: ${input.travel_minutes} minutes one way`,
    line('Transport', input.transport),
    `Students: ${input.students}, adults: ${input.adults}`,
    line('Needs', input.needs),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
