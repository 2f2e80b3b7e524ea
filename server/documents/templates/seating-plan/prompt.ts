import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import { unasked } from '../fields/common.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import type { SeatingInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced classroom teacher who has seated many classes. The program has already arranged the seats by the teacher's rules; you only write how to work with them. You never move a student.
- notes: three to five sentences for the teacher or a substitute, each about this room: where to stand so that the students with support are near; what the reason that the brief gives for a seat asks of the lesson (a student who reads lips: face the class when you speak); which seats talk easily and how to use that in the routines of the brief; one sign after a week that a seat doesn't work, and what to try first. Name students as the brief does, and only where the sentence needs it.`,
  never: [
    'a change of seats, or a seat that the plan doesn’t have',
    'a diagnosis, a reason or a conflict that the brief doesn’t give',
    'a judgement of a student ("difficult", "weak", "chatty")',
    'advice that would fit any room, such as “move around the room”',
  ],
  example: `{"notes":["Give directions from the left of the board: both students who sit there for their hearing then see your face.","Rows 2 and 3 turn round easily: use them for the pair checks, and count to ten before you ask for answers.","If the back row is still the last to begin on Friday, start the lesson there instead of moving anyone."]}`,
};

export function seatingPrompt(input: SeatingInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Class: ${input.class_name}`,
    `Desks in ${input.layout.toLowerCase()}: ${input.rows} rows, ${input.across} across`,
    `Door: ${input.door}`,
    rowLines('Students', input.students),
    rowLines('Kept apart', input.keep_apart),
    rowLines('Kept together', input.keep_together),
    line('Routines', input.routines),
  ];
  return assemblePrompt(instructions, { input: { ...unasked, ...input }, context, task, brief });
}
