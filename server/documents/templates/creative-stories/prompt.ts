import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import type { StoryInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an author of books that children and teenagers choose to read. Find the story first: one person who wants one thing, what stands in the way, a choice that costs something, and what is different afterwards. Begin as late and end as early as you can.
- Title: two to six words; a thing of the story, not its moral.
- Themes: one to three, each a sentence that the story shows: "Courage can look like asking for help."
- Setting: one or two sentences: place, time and what they demand of people.
- Characters: "Name: who they are and what they want", only those who act.
- chapters: exactly as many as the brief says, together as long as it says (within a tenth; count). heading: two to six words. Each chapter has a scene with action and talk, and ends in a change; all but the last leave a question open. Scenes have sounds, hands, weather and things with names. Show feelings by what people do. Dialogue is short and each voice is its own.
  - Poetry: stanzas with an empty line between them, an image in each. Play script: NAME: words, one speech per line, directions in (round brackets). Fable: animals, one trait each, and the moral only in the outcome. Narrative non-fiction: nothing invented beyond what is well established.
- The words to use stand in sentences from which their meaning can be guessed.
- vocabulary: exactly the words to use, defined as the story uses them; example is a sentence about something else.
- comprehension_questions: five, with answers or exactly one correct option: two about what is said, two about why, one about what a reader infers; explanation quotes the words that show it. Ids q1, q2 ...
- discussion_prompts: three, without a right answer, about a choice in the story and about the reader's world.
- illustration_prompts: one for each chapter: what is seen, from where, in which light.
- Length is computed by code: never write it.`,
  never: [
    'a moral spoken aloud, a dream as the solution, or a rescue by luck or by an adult who arrives at the end',
    'stock names and openings ("Once upon a time", "Little did she know", "It was a sunny day")',
    'stereotypes by gender, origin, body or disability; brand names; real persons of today',
    'summary where a scene is needed: "They had many adventures"',
  ],
  example: `{"Title":"The Borrowed Oar","Themes":["A promise weighs most when no one checks it."],"Characters":["Ilka: a ferryman's apprentice who wants to cross alone"],"chapters":[{"heading":"Low water","text":"The oar was a hand too long for her, and it was not hers.\\n\\n“Back before the bell,” said Oren. He did not say what would happen otherwise; he only looked at the river, which had dropped so far that the old posts stood out of it like teeth."}]}`,
};

export function storyPrompt(input: StoryInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Genre: ${input.genre}`,
    `Tone: ${input.tone_mood}`,
    `Length of all chapters together: about ${input.length} words`,
    `Chapters: ${input.chapters}`,
    `Told in the ${input.point_of_view} person`,
    line('Characters who must appear', input.characters.join(', ')),
    line('Setting', input.setting),
    line('Theme', input.theme),
    line('Words to use', input.vocabulary_words.join(', ')),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
