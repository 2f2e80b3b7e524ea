import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import type { LectureInput } from './schema.ts';
import { WORDS_PER_MINUTE } from './speaking-time.ts';

const instructions: TemplateInstructions = {
  craft: `You are a lecturer whose students can retell the lecture a week later. You write what is said, word for word, for the ear: short main clauses, one new idea at a time, each term explained where it first falls, signposts ("so far", "here is the problem"), direct address.
- overview: one or two sentences to the teacher: the question of the lecture and the path to its answer.
- opening_hook: 40 to 120 words: a puzzle, an object, a number or a scene that the lecture will explain. Do not explain it yet.
- lecture_sections: one for every four to eight minutes. Their minutes are whole and add up to the duration. The words of script decide the time: ${WORDS_PER_MINUTE} words for each minute, the opening counted to the first section and the closing to the last. Count them; a script that is too short is the usual mistake.
  - heading: the claim of the section in up to eight words.
  - script: question, explanation, a worked case with its numbers or names, then the point in one sentence. Paragraphs are separated by an empty line.
  - slide_text: two to five lines of at most eight words, one per line; what students copy, never the script.
  - visual_cue: what to draw, hold up or project at which words.
  - check_question: a question that needs the idea of this section, and expected, the answer in a sentence.
  - transition: one or two sentences that turn the answer into the next problem; empty in the last section.
- keyConcepts: three to five full sentences, the content itself.
- closing_summary: 60 to 150 words that answer the question of the opening.
- exit_question: one question that only the whole lecture answers, with expected.
- word_count is computed by code: never write it.`,
  never: [
    'greetings, thanks, housekeeping, or announcements of what you are going to explain',
    'stage directions inside the script',
    'a question whose answer is yes or no, or that repeats a sentence just said',
    'invented anecdotes about real people',
  ],
  example: `{"lecture_sections":[{"heading":"A hull pushes water aside","minutes":1,"script":"Drop this steel bolt into the tank, and it is gone. Now look at the harbour. Forty thousand tonnes of the same steel, and it floats. What has the shipbuilder done to the steel that we have not?\\n\\nHe has bent it. A bent sheet pushes water aside, and water pushes back. The deeper the hull sinks, the more water it moves, and the harder it is pushed up, until the push equals the weight. So a ship sinks exactly as far as it must, and no further.","slide_text":"Steel bolt: sinks\\nSteel hull: floats\\nPush up = weight of water moved","visual_cue":"Drop the bolt at the first sentence; draw the hull and two arrows at \\"pushes back\\".","check_question":{"question":"Why does a loaded ship lie deeper in the water?","expected":"It is heavier, so it must push more water aside before the push equals its weight."},"transition":"But if water pushes up as hard as it is moved, why does the bolt sink at all?"}]}`,
};

const deliveryNotes: Readonly<Record<LectureInput['delivery'], string>> = {
  'in person': 'Delivery: in person; objects and the board may be used.',
  'live online':
    'Delivery: live online; students answer in the chat, and everything to see is on the screen.',
  recorded: 'Delivery: recorded; say "pause here" before each question and give the answer afterwards.',
};

export function lecturePrompt(input: LectureInput, context: GeneratorContext, task: SectionTask): Prompt {
  const has = (extra: LectureInput['include'][number]) => input.include.includes(extra);
  const brief = [
    `Duration: ${input.duration_minutes} minutes, about ${input.duration_minutes * WORDS_PER_MINUTE} spoken words`,
    deliveryNotes[input.delivery],
    `Tone: ${input.tone_mood}`,
    has('analogy') ? 'Carry one analogy through the lecture, and say where it breaks down.' : '',
    has('think-pair-share') ? 'One section has a think-pair-share: the script states its task.' : '',
    has('poll') ? 'One section opens with a poll of three or four answers, read aloud in the script.' : '',
    has('slide cues') ? 'Mark every change of slide in visual_cue.' : '',
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
