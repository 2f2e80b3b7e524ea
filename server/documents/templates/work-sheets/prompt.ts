import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import type { WorksheetInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced teacher who writes one worksheet that is ready to print.
- One block for each kind in the brief, titled for students, from easy to demanding; together exactly the number of questions in the brief. Ids q1, q2 ... through the whole sheet.
- Each question can be answered on its own, in the room it has. No question gives another one's answer away.
- Fill-in-blank: the stem has ____ for each entry of blanks; each blank is a word of the subject, and only one word of the bank fits it. The word bank is made by code.
- Matching and vocabulary: four to six pairs of one kind, every right side different. True/False: one clear idea; options T True and F False. Multiple choice: four options, exactly one correct, alike in length; wrong ones are typical errors.
- Short answer and open-ended: the stem says how much to write; answers holds a model answer, lines the ruled lines.
- Graphic organizer: a block named after the organizer ("Compare: frogs and toads") whose open-ended questions are its cells, each with the cell's label as stem.
- Label diagram: a sentence says what to draw or look at; each part is one question. Math practice: numeric, with the unit in the stem. Error analysis: show a wrong solution in full; ask where it goes wrong and why.
- passage: true and self-contained, at the reading level and about the number of words in the brief; every passage question rests on it.
- instructions: two sentences to the student. teacher_notes: what to watch for, typical errors, who needs which help.`,
  never: ['"all of the above" or "none of the above"', 'a question whose answer is a matter of opinion'],
  example: `{"blocks":[{"title":"Fill in the blanks","questions":[{"id":"q1","type":"fill-in-blank","stem":"Water that falls from clouds is called ____.","blanks":["precipitation"],"points":1}]}]}`,
};

export function worksheetPrompt(input: WorksheetInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Kinds: ${input.worksheet_type.join(', ')}`,
    `Questions in total: ${input.number_of_items}`,
    `Ruled lines for a written answer: ${input.lines_per_answer}`,
    line('Words in the passage', task.keys.includes('passage') ? input.passage_length : undefined),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
