import type { Prompt } from '../../../engine/port/engine.ts';
import { asData } from '../../../engine/safety/user-data.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { keptQuestions } from './kept-questions.ts';
import type { HandoutInput, modifyActions } from './schema.ts';

/** The rules for items follow Haladyna, Downing and Rodriguez, "A Review of Multiple-Choice Item-Writing Guidelines" (2002). */
const instructions: TemplateInstructions = {
  craft: `You are an experienced item writer who writes one set of multiple-choice questions.
- Plan first: spread the questions over the ideas of the topic by their importance, from recall to use in a new case. Give every question its difficulty, bloom and dok, and a standard_code where a chosen standard fits. Ids q1, q2 ...; each question has 1 point.
- Type multiple-choice with exactly one defensibly correct option; where the brief allows several correct ones, type multiple-select, and the stem says "Choose all that apply".
- The stem holds the whole problem: a student could answer it before reading the options. One idea each; no question gives another one's answer away.
- Exactly the number of options in the brief, keys A, B, C ... Each wrong option is what a student with a typical misconception or slip would choose; its rationale names it. Near facts are true statements that don't answer this question.
- Options are parallel in grammar, kind and length; numbers ascend. Before you answer, count: the correct option is the longest in no more than its share of questions, and every letter is correct about equally often.
- explanation: why the correct option is right, in one or two sentences. misconception: what the most tempting wrong option shows.
- source_ref, when a source is given: the words it rests on, copied exactly.
- instructions: two or three sentences to the student: how to mark an answer, what to do when unsure.`,
  never: [
    '"all of the above", "none of the above", "both A and B", or options that overlap',
    'negative stems ("which is not", "except"), double negatives, trick wording or trivia',
    'clues to the answer: a longer right option, "always" and "never", a/an, a word that only the stem and one option share',
  ],
  example: `{"questions":[{"id":"q1","type":"multiple-choice","stem":"A ball rolls off a table. What pulls it towards the floor?","options":[{"key":"A","text":"The air above it","correct":false,"rationale":"Takes air pressure for weight."},{"key":"B","text":"The Earth's gravity","correct":true,"rationale":"Gravity acts on every mass near the Earth."},{"key":"C","text":"The push of the table","correct":false,"rationale":"Thinks a push stays in a moving thing."},{"key":"D","text":"Its own speed","correct":false,"rationale":"Confuses motion with its cause."}],"points":1,"misconception":"A moving thing carries its force with it."}]}`,
};

const changes: Record<(typeof modifyActions)[number], string> = {
  Easier: 'Make each question easier: plainer wording, more distinct wrong options, one step fewer.',
  Harder: 'Make each question harder: closer wrong options, a new case to apply the idea to.',
  'New distractors': 'Keep every stem and every correct option word for word; write new wrong options.',
  'New context': 'Ask the same ideas in new situations; keep what each question tests.',
  'Change count': 'Use these questions, and add or leave out questions to reach the number in the brief.',
  'Change reading level':
    'Keep what each question tests; rewrite its words at the reading level of the brief.',
  'Version B': 'Write a parallel set: for each question another one of the same idea and difficulty.',
};

export function handoutPrompt(input: HandoutInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Questions: ${input.number_of_questions}, with ${input.options_per_question} options each`,
    input.multi_select
      ? 'Some questions may have several correct options.'
      : 'Every question has one correct option.',
    `Difficulty: ${input.difficulty}`,
    `Wrong options: ${input.distractor_focus}`,
    ...savedSet(input, context),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}

function savedSet(input: HandoutInput, context: GeneratorContext): string[] {
  const { questions = [] } = context;
  if (input.start_from === 'My questions')
    return [
      `The teacher's own questions:\n${input.own_questions}`,
      `What to change in them: ${changes[input.modify_action]} Number the ids in their order.`,
    ];
  if (input.start_from !== 'Saved set' || questions.length === 0) return [];
  const kept = keptQuestions(input, context).map(({ id }) => id);
  return [
    `The saved set:\n${asData(JSON.stringify(questions))}`,
    `What to change in it: ${changes[input.modify_action]} Keep the ids.`,
    kept.length > 0 ? `Copy these questions exactly as they are: ${kept.join(', ')}.` : '',
  ];
}
