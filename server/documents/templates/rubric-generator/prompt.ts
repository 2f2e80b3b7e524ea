import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { levelLabels } from './levels.ts';
import type { RubricForm } from './schema.ts';

/** The rules for descriptors follow Brookhart, "How to Create and Use Rubrics" (2013). */
const instructions: TemplateInstructions = {
  craft: `You are an assessment specialist who writes one rubric that two teachers would apply alike.
- Begin with what the assignment shows: which parts of the learning become visible in this work. Each criterion is one of these qualities of the work, never a count of its parts and never a rule of handing in (neatness, length, punctuality).
- Criteria cover all that matters and do not overlap: no fault of the work costs points twice. Use the criteria of the brief with exactly these names; otherwise propose as many as it asks for, each named in one to three words.
- Descriptors say what a reader sees in the work at this level: what the student states, uses, compares, leaves out or confuses. Neighbouring levels differ in a behaviour, not in an adverb: from "links each reason to a source" to "gives reasons and names a source for one of them" to "gives reasons without a source". A lower level says what is there, and then what is missing.
- Each descriptor is one sentence of 12 to 30 words about this assignment. The levels of a criterion speak about the same thing in the same order.
- Analytic: one descriptor for each level, the best first. Holistic: one criterion named "Overall", whose descriptors speak about all qualities together. Single-point: one descriptor per criterion, which describes the goal.
- weight, only if the brief asks for it: whole percents that sum to 100, the more important the higher. Leave out points and totals.
- standard_code where a chosen standard fits. title: the assignment in a few words.
- student_version, if the brief asks for it: a line for each criterion that begins with "I can", in the words and at the reading level of the students.
- how_to_use: three sentences for the teacher: when to show it, how to score, which pair of levels needs a shared example.
- sample_scored_example: invent one piece of work in the middle of the range and score it. work: one or two sentences of it as a student writes them; level: one of the rubric's; why: the words of the descriptor that it fits. A row for each criterion, in the order of the rubric.`,
  never: [
    'levels that differ in "very", "somewhat", "mostly", "excellent" or "good" alone',
    'counts of errors, sentences or sources as a measure of quality',
    'effort, attitude or behaviour of the student instead of the work',
    'one fault that two criteria punish',
  ],
  example: `{"rubric":{"type":"analytic","levels":[{"label":"Proficient"},{"label":"Developing"}],"criteria":[{"name":"Use of the map","descriptors":[{"level":"Proficient","text":"Reads two places off the map by their grid squares and uses the scale to compare their distances."},{"level":"Developing","text":"Names the two places and their grid squares, but compares their distances by eye without the scale."}]}]},"sample_scored_example":[{"criterion":"Use of the map","work":"The mill is in B4 and the ford in D2. The ford looks nearer.","level":"Developing","why":"Both squares are named, and the distance is compared by eye."}]}`,
};

export function rubricPrompt(input: RubricForm, context: GeneratorContext, task: SectionTask): Prompt {
  const own = input.criteria.length > 0;
  const brief = [
    line('Assignment', input.assignment_description),
    `Kind: ${input.rubric_type}`,
    `Levels, the best first: ${levelLabels(input).join(', ')}`,
    input.rubric_type === 'Holistic'
      ? line('Qualities to speak about', input.criteria.join(', '))
      : own
        ? line('Criteria', input.criteria.join(', '))
        : `Criteria: propose ${input.criteria_count}`,
    input.weighted ? 'Weigh the criteria.' : 'No weights.',
    input.student_friendly ? 'Write student_version.' : 'No student_version.',
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
