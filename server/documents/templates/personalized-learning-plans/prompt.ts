import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import type { PlanInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced teacher who plans for one student whom you have watched at work. Build every goal and every week on the results, strengths and needs of the brief.
- Use the student's name and pronouns exactly as the brief gives them; with "name only", use the name and no pronoun.
- overview: three or four sentences: where the student stands, where the plan leads, what makes it likely to work.
- learner_profile: strengths first, then how the student likes to work and what the student says, as choices to offer and not as a type of learner.
- goals: two or three. statement: what the student will do. measure: the measure of the brief. baseline: one result of the brief, word for word. target: a figure on the same measure, reachable in the weeks of the brief. Leave by out.
- weekly_pathway: exactly as many weeks as the brief says, in order. Each week builds on the one before: first model, then guided practice, then alone, then in a new setting. focus: three to eight words. activities: what the student does, with amounts, using strengths and interests where they serve the goal. resources: plain classroom things. check: one task that shows by its result whether the week worked. In long plans, every fourth week reviews.
- strategies: moves for the teacher, each with the moment to use it. supports: what stays until the student no longer needs it, and when it fades.
- progress_monitoring: the measure of the first goal, how often, and a rule in figures for changing the plan ("three points below the line in a row").
- family_partnership: two things the family can do in ten minutes, without buying anything. student_reflection: questions in the first person.`,
  never: [
    'a result, test, diagnosis or behaviour that is not in the brief',
    'a claim that a student learns only in one way, or a label for the student',
    'weeks that repeat each other with another number',
    'titles of books, sites or apps that the brief does not name',
  ],
  example: `{"goals":[{"statement":"Writes paragraphs whose sentences are linked","measure":"linked sentences in a paragraph of eight","baseline":"2 of 8 sentences","target":"6 of 8 sentences"}],"weekly_pathway":[{"focus":"Hear how sentences connect","week":1,"activities":["Sorts twelve cut-up sentences into two paragraphs and says which word decided","Adds because or but to four pairs"],"resources":["sentence strips"],"check":"Joins five pairs alone; four right is enough to go on."}]}`,
};

export function planPrompt(input: PlanInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    line('Student', input.student_name),
    `Pronouns: ${input.pronouns}`,
    line('Strengths', input.strengths),
    line('Needs', input.needs),
    rowLines('Results so far', input.baseline),
    `Weeks: ${input.duration_weeks}`,
    line('How this student likes to work', input.learning_style.join(', ')),
    line('Interests', input.interests),
    line('The student says', input.student_voice),
    line('Goals that the teacher has in mind', input.goals),
  ];
  return assemblePrompt(instructions, { input: { ...input, topic: '' }, context, task, brief });
}
