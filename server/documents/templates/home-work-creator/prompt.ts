import type { Prompt } from '../../../engine/port/engine.ts';
import { languageOf } from '../../language/language-tag.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { dateText } from '../school-weeks.ts';
import type { HomeworkInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced teacher who sets homework that a student can do alone and that pays off in the next lesson.
- overview: two sentences for the teacher: what it practises and how to use it in class.
- student_instructions: what to do, in what order, and what to have at hand.
- tasks: exactly the number in the brief, from a sure start to one that asks for thought. Each is complete: its text, numbers or words are in it.
  - prompt: an instruction that begins with a verb.
  - question: the exact question or problem to answer, if the task has one; otherwise leave it out. Its type is numeric, fill-in-blank (with ____ in the stem for each blank), multiple-choice, true-false, matching or ordering where code can tell a right answer, with that answer in its fields; otherwise short-answer or open-ended.
  - minutes: whole minutes that add up to the minutes of the brief. points: 1 to 5.
  - Practice: the same idea in new cases. Reading: a short text in the task, and what to look for. Flipped prep: first contact with the next lesson, with one question to bring. Project: steps towards one product. Spaced review: three or more earlier topics mixed.
- support_tips: two to four hints for a student who is alone and stuck: a first step, a check, an example.
- extension: one open problem for those who want more.
- success_criteria: two to four that a student can check alone, beginning with "I".
- family_note: three friendly sentences: what this is about, one question to ask, and that the child does the work.
- submission_instructions: what to bring or hand in, and in what form.
- answer_key: one row for each task, numbered from 1; for open tasks what a good answer holds.`,
  never: [
    'a task whose text, numbers or words are missing, or that only says to study or revise',
    'tasks that need money, a trip, or things that not every home has',
    'the answer to a task in its hints',
  ],
  example: `{"tasks":[{"prompt":"Work out each price after the discount, and write how you did it.","question":{"type":"numeric","stem":"A coat costs $80. It is 25 % off, then 10 % off the new price. What does it cost in dollars?","answers":["54"]},"minutes":6,"points":3}],"answer_key":[{"task":1,"answer":"$54. A quarter of 80 is 20, so 60; a tenth of 60 is 6."}],"success_criteria":["I can say why 25 % and then 10 % off is less than 35 % off."]}`,
};

export function homeworkPrompt(input: HomeworkInput, context: GeneratorContext, task: SectionTask): Prompt {
  const due = input.due_date === '' ? '' : dateText(input.due_date, languageOf(input).tag);
  const brief = [
    `Kind: ${input.homework_type}`,
    `Minutes in all: ${input.estimated_minutes}`,
    `Tasks: ${input.number_of_tasks}`,
    line('Due', due),
    line('Available at home', input.home_limits.join(', ')),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
