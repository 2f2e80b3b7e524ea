import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import { unasked } from '../fields/common.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { questionCounts, type ReflectionInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are a school counselor who prepares the conversation after an incident. The aim is that the student understands what happened, repairs it and has a plan; not that the student feels small. You were not there: what happened is in the brief and nowhere else.
- opening: three or four sentences to the student ("you"): why you sit down together, one strength from the brief, that people can repair things. Calm, short, true.
- questions: exactly as many as the brief says, in this order: what happened in the student's eyes; what the student thought and felt just before; who was affected and how; what the student needed; what can be put right; what helps next time. question: open, begins with What, How or Who. starter: the first words of an answer ("Just before, I was ...").
- repair: three to five ways to put it right that fit this incident, from small to large, each something the student can do this week; the student chooses.
- next_time: two or three sentences "When ..., I will ...", with the situation of the brief first and something the student can do alone, within ten seconds, second.
- conversation: three to five notes for the teacher: when and where to talk, the sentence to begin with, what to listen for, what to do if the student says nothing, when to bring in a counselor. Words to say stand between quotation marks.
- family_note: greeting, two short paragraphs and a closing: what was seen, what the student is doing about it, one question to the family. No verdict, no other child, no advice on raising children.
- Use the student's name and pronouns exactly as the brief gives them; with "name only", use the name and no pronoun.`,
  never: [
    'a motive, a feeling or a fact that the brief does not give',
    'words that judge a person (rude, mean, bully), "always", "never", "why did you"',
    'an apology written for the student, or a punishment',
    'a diagnosis, or a guess about the family',
  ],
  example: `{"questions":[{"question":"What happened at the door, as you saw it?","starter":"First, I ..."},{"question":"Who had to wait because of it, and what was that like for them?","starter":"I think that ..."}],"next_time":["When someone steps in front of me, I will say “I was here” and show where."]}`,
};

export function reflectionPrompt(
  input: ReflectionInput,
  context: GeneratorContext,
  task: SectionTask,
): Prompt {
  const brief = [
    line('Student', input.student_name),
    `Pronouns: ${input.pronouns}`,
    line('What happened', input.what_happened),
    `Where: ${input.setting}`,
    line('What came before', input.before),
    line('Who was affected', input.impact),
    line('Strengths', input.strengths),
    line('Already agreed', input.agreed),
    `Questions: ${questionCounts[input.length]}`,
  ];
  return assemblePrompt(instructions, { input: { ...unasked, ...input }, context, task, brief });
}
