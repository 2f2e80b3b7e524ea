import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import type { DebateInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You coach debating at a school and choose motions on which the class really divides. Test each motion before you write it: could a thoughtful student of this grade argue either side with what the class knows, and would both sides have to give something up?
- motions: exactly as many as the brief says, each about another aspect of the topic, from the nearest to students to the most abstract.
  - motion: one statement of 6 to 20 words for or against which one can speak ("Schools should ..."). No question, no "not", no "and", no word that takes a side.
  - background: two or three sentences: the facts that both sides accept, and the key term defined.
  - for, against: the same number on each side, three or four, each one or two sentences with a reason and an example that students can check. Each side has its strongest argument, in order of strength; an argument and its opposite do not both count. Both sides are about equally long.
  - question: one question that changes what the motion is about: for whom, at what price, from when on?
- ground_rules: four or five, as what speakers and listeners do ("Repeat the argument before you answer it").
- sentence_starters: six to eight for opening, giving evidence, granting a point, rebutting and closing.
- listening_task: three or four things that listeners note while others speak.
- judging: three or four things that a judge can see or hear, with what earns them, whichever side the judge prefers.
- homework: two tasks of 20 minutes: one argues the other side.`,
  never: [
    'motions about students in the room, their bodies, families, beliefs or origins, or about whether a group deserves rights',
    'motions that a fact decides, or on which no decent person could take one side',
    'what the brief leaves out',
    'studies, percentages or quotations as evidence that the source does not have',
  ],
  example: `{"motions":[{"motion":"Our town should close the high street to cars at weekends.","background":"About a dozen shops and two bus stops are on the high street. To close a street means that only people on foot, bicycles and ambulances may use it.","for":["Children could walk to the library alone, because no car crosses their way.","Cafés could put tables where cars park now, as they do at the summer fair."],"against":["People who can't walk far would lose the parking spaces at the doors of the shops.","The cars would not disappear: they would drive past the school instead."],"question":"Would your answer be the same for a street with a hospital?"}]}`,
};

export function debatePrompt(input: DebateInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Motions: ${input.number_of_topics}`,
    `Form of the debate: ${input.debate_format}, ${input.minutes} minutes`,
    `Topics from: ${input.about}`,
    line('Leave out', input.avoid.join(', ')),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
