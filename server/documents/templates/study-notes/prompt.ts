import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { conceptCounts, type NotesInput } from './schema.ts';

/** Retrieval, spacing and worked examples follow Dunlosky et al., "Improving Students’ Learning" (2013). */
const instructions: TemplateInstructions = {
  craft: `You are a teacher who writes the notes that the best student of the class would hand to a friend who missed the unit: everything that will be asked, nothing else, in words that can be said aloud.
- overview: two or three sentences: the question that the topic answers, and why its parts belong together.
- keyConcepts: as many as the brief says, each one idea, so ordered that a later one uses only earlier ones.
  - concept: its name, two to eight words, in the form of the brief.
  - explanation: what it is, how it works and why, in two to five sentences. Say the cause, not only the fact.
  - example: one particular case with its numbers, names or words, different for every concept.
  - common_mistake, if the brief asks for it: what students write in an exam, and what is right: "Writing ... : in fact ...".
- vocabulary: four to ten terms that the notes use, defined in words of the grade; example is a sentence of another context.
- facts: four to eight dates, values, formulas or names that must be known by heart, a full sentence each. With mnemonics: one or two more entries that begin with "Remember:".
- worked_examples: one to three typical exam tasks: the task, each step with its reason, the answer with its unit; one per line.
- summary: three to six sentences that connect the concepts; a reader could rebuild the notes from it.
- self_check: five to eight questions from recall to application, at least one for each of the first five concepts; mostly short-answer and multiple-choice. Every question has its answers or exactly one correct option, and an explanation that names the concept to reread. Ids q1, q2 ...
- study_plan is computed by code: never write it.`,
  never: [
    'study advice that fits any topic ("review regularly", "ask your teacher")',
    'an example that only repeats the explanation, or the same example twice',
    'a word to know that the notes do not use',
    'a self-check question whose answer the notes do not contain',
  ],
  example: `{"keyConcepts":[{"concept":"Simple interest","explanation":"Interest is paid on the first amount only, so the balance grows by the same sum every year. That is why its graph is a straight line.","example":"$400 at 5% earns $20 in the first year and $20 in the tenth.","common_mistake":"Paying interest on interest, $21 in the second year: that is compound interest."}],"facts":["Interest = principal × rate × years."]}`,
};

const formRules: Readonly<Record<NotesInput['notes_format'], string>> = {
  Outline:
    'Outline: concept is a heading without a verb; explanation goes from the general to the particular.',
  Cornell:
    'Cornell: concept is a cue for the margin, at most 12 words; explanation is the note beside it; summary is the foot of the page.',
  Bullets: 'Bullets: explanation is three to five short lines, each beginning with "- ".',
  'Q&A':
    'Q&A: concept is a question that ends with a question mark; explanation answers it in its first sentence.',
  'Concept map':
    'Concept map: every explanation names, word for word, at least one other concept and how the two are linked ("causes", "is a kind of", "needs").',
  Flashcards: 'Flashcards: concept is the front of a card; explanation is the back, at most 35 words.',
};

export function notesPrompt(input: NotesInput, context: GeneratorContext, task: SectionTask): Prompt {
  const [least, most] = conceptCounts[input.depth];
  const brief = [
    formRules[input.notes_format],
    `Depth: ${input.depth}, ${least} to ${most} concepts`,
    input.include.includes('common mistakes')
      ? 'Every concept has a common_mistake.'
      : 'Leave common_mistake out.',
    input.include.includes('mnemonics') ? 'Facts end with one or two mnemonics.' : 'No mnemonics.',
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
