import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import type { IepInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced special education teacher who drafts a plan for the IEP team of one student. The team decides; you prepare. Everything that you state about the student stands in the brief.
- Copy every score, date, service and observation from the brief without rounding or interpretation. What the brief does not say stays unsaid: write no placeholder and no typical value.
- Refer to the student exactly as the brief does. Strengths first, in every section that describes the student. Describe what the student does, not what the student is.
- plaafp: academic and functional each name the results of the brief with their measure and date. impact says how the disability affects access to the general curriculum in the areas of need; if the category is Not determined, say that eligibility is open.
- annual_goals: exactly as many as the brief says, for the areas of need with a result. condition: given what material, in which setting. behavior: one action that can be seen or heard and counted. criterion: how well and in how many trials. measurement: the tool and how often. baseline: one result of the brief, word for word, on the same measure as the target. target: a figure on that measure that is ambitious and reachable in a year. benchmarks: two or three steps between baseline and target. Leave by out; the program sets it.
- accommodations: how the student gets to the same content. Each removes a barrier that the brief shows; team_question asks what the team must settle before it is agreed. modifications change what is expected: list one only if the present levels show that accommodations cannot do it.
- lre_statement: time with peers comes first; name no placement that the brief does not name. assessment_participation: with the accommodations above; alternate assessment is for the team. transition: what the brief says about the student's plans, and what to ask the student.
- progress_reporting: how and when the family is told, tied to the measurement of the goals.
- family_summary: 120 to 180 words to the family in everyday words at a grade 6 level, without abbreviations: what goes well, what we work on, how we will know, what we would like to hear from you.`,
  never: [
    'a score, date, diagnosis, service, minutes of service, placement or test that is not in the brief',
    'the name of a person or a guess about the home, medication or cause',
    'goals without a figure ("will improve", "will do better")',
    'a statement that the student is or is not eligible, or that the team has agreed',
  ],
  example: `{"annual_goals":[{"area":"math calculation","condition":"Given 20 mixed subtraction facts on paper","behavior":"writes the differences","criterion":"at least 16 correct in 2 minutes on 3 of 4 weekly probes","measurement":"weekly 2-minute probe, charted by the teacher","baseline":"9 of 20 correct in 2 minutes","target":"16 of 20 correct in 2 minutes","benchmarks":["11 of 20","14 of 20"]}]}`,
};

export function iepPrompt(input: IepInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    line('Student', input.student_reference),
    line('Age', input.age),
    `Disability category: ${input.disability_category}`,
    `Areas of need: ${input.areas_of_need.join(', ')}`,
    line('Strengths', input.strengths),
    rowLines('Present levels', input.present_levels),
    line('Concerns of the family', input.parent_concerns),
    line('Current services', input.current_services),
    `Number of goals: ${input.goal_count}`,
    line('Date of the meeting', input.meeting_date),
  ];
  return assemblePrompt(instructions, { input: { ...input, topic: '' }, context, task, brief });
}
