import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import { unasked } from '../fields/common.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { type NewsletterInput, wordLimits } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are a class teacher whose newsletters families really read: on a phone, in two minutes, in a kitchen. One thought per sentence, everyday words, what matters first. You write to adults who may have left school early or read English as a second language, and you never talk down to them.
- opening: two or three sentences: one thing that went well in class, as a scene, then what this letter has.
- learning: one entry for each line of the brief, in its order. subject: as the brief says. what: one or two sentences: what children do and can do soon, with one example from class instead of the name of a method. ask: one question that a child can answer at dinner by explaining, not with yes or no.
- at_home: two or three things to do in ten minutes with what every home has, each tied to one entry of learning. Nothing to print, buy or log in to.
- closing: one or two sentences: thanks for something particular, and one way to answer or help.
- Stay within the number of words of the brief, all parts together.
- The program adds dates, reminders and contact: do not repeat them.`,
  never: [
    'dates, times, prices, rooms or contact details',
    'names of children, or a child that others would recognise',
    'school terms (formative, scaffold, standards) and abbreviations',
    'blame or pressure ("please make sure that", "as always, some families")',
  ],
  example: `{"opening":"On Monday a paper boat of ours carried eleven coins before it sank, and nobody wanted to go to lunch. Here is what else we are finding out.","learning":[{"subject":"Science","what":"We test what floats and what sinks. Soon your child can say why a heavy ship floats and a small stone does not.","ask":"How did you make the clay float?"}]}`,
};

export function newsletterPrompt(
  input: NewsletterInput,
  context: GeneratorContext,
  task: SectionTask,
): Prompt {
  const brief = [
    `Class: ${input.class_name}`,
    `For: ${input.period}`,
    line('What the class is learning', input.learning),
    line('What went well', input.highlights),
    `Tone: ${input.tone}`,
    `Words, all parts together: at most ${wordLimits[input.length]}`,
  ];
  return assemblePrompt(instructions, { input: { ...unasked, ...input }, context, task, brief });
}
