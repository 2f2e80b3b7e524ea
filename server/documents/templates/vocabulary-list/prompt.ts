import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import type { VocabularyInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are a teacher of language who chooses words worth knowing and explains them so that students use them the same day. Choose words that carry the topic and that students meet again elsewhere, before rare technical terms.
- words: exactly as many as the brief says, the required words among them, in an order in which each builds on those before.
  - term: in its dictionary form, in lower case unless it is a name.
  - definition: one sentence of at most 25 words in words that students already know: what it is, then what sets it apart. It never contains the term or a word of its family. Where a source uses the word, give the meaning it has there.
  - example: one sentence that uses the term and shows its meaning by what happens, about something other than the definition.
- about_the_words: one row for each word, in the same order. family: two to four real relatives (evaporate, evaporation). parts: prefix, root and suffix with their meaning, only if you are certain; otherwise leave it out.
- practice: one task for each word, in another order. Mix fill-in-blank (____ in a sentence in which no other word of the list fits; blanks has the word), multiple-choice (a new situation: which word fits? exactly one correct option, the wrong ones from the list) and short-answer (why does the word fit here?). Ids q1, q2 ... One point each.
- activities: three for the class, ten minutes or less, each with what students say, write or do with which of the words.`,
  never: [
    'a definition that only names a synonym, or is harder than its word',
    'a word that the brief lists as known',
    'an example that would be as true with another word of the list',
    'word families or origins that you are not sure of',
  ],
  example: `{"words":[{"term":"erosion","definition":"The slow wearing away of rock or soil by water, wind or ice, which carries the pieces off.","example":"After twenty winters of erosion, the path along the cliff was too narrow to walk on."}],"practice":[{"id":"q1","type":"fill-in-blank","stem":"Planting grass on the bank slowed the ____ of the soil.","blanks":["erosion"],"points":1}]}`,
};

export function vocabularyPrompt(
  input: VocabularyInput,
  context: GeneratorContext,
  task: SectionTask,
): Prompt {
  const brief = [
    `Words: ${input.number_of_words}`,
    line('Required words', input.words.join(', ')),
    line('Known words, to leave out', input.known_words.join(', ')),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
