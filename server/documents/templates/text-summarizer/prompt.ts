import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { targetWords } from './length.ts';
import type { SummaryInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are a careful editor who summarises the source, and nothing but the source. Read it whole first: find its main claim, the points that carry it, and how they depend on each other (cause, sequence, contrast).
- Objectives and standards decide which points of the source come first; they add none to it.
- Keep the weight that the source gives to its points, its numbers and names, who says what, and how certain it is: "may" stays "may". Where the source is wrong or one-sided, report it as what the source says.
- title: at most ten words. tldr: one sentence that states the main claim.
- overview: in the form and at the length of the brief, in new sentences at the reading level of the students, with the link words that show the logic. Bullets, chapters and events stand one per line; Cornell has a cue, a colon and a note per line.
- key_points: in the order of the source, each a full sentence. source_span is one phrase or sentence of the source that proves it, copied exactly, character by character.
- quotes: whole sentences copied exactly, chosen because their wording matters.
- keyConcepts: three to five full sentences. vocabulary: four to eight terms of the source, defined as the source uses them.
- questions: three to five that the source answers: at least one about a stated fact, one about a cause or reason, one that connects two places. source_ref copied exactly; multiple-choice has exactly one correct option.
- omitted: what a reader of the summary alone would miss; an empty list if nothing.`,
  never: [
    'a fact, example, number, cause or judgement that the source does not give',
    'a source_span, source_ref or quotation that is changed, translated or joined from two places',
    'openings such as "the text says" or "the author discusses"',
    'sentences of the source with a few words exchanged',
  ],
  example: `Source: "The old lamp burned oil and needed a keeper all night. In 1822 Fresnel's lens bent its light into one beam, and ships saw it from twenty miles." {"tldr":"A new lens made an old lamp visible to ships twenty miles away.","key_points":[{"point":"The lens gathered the light of the lamp in a single direction.","source_span":"Fresnel's lens bent its light into one beam"}],"omitted":["The lamp had to be tended through the night."]}`,
};

export function summaryPrompt(input: SummaryInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Form of the overview: ${input.summary_type}`,
    `Length of the overview: about ${targetWords(input, context.sources)} words`,
    line('Question that the summary should answer', input.focus_question),
    line('Words that the summary must use', input.keep_terms.join(', ')),
  ];
  return assemblePrompt(instructions, {
    input: { ...input, source_only: true },
    context,
    task,
    brief,
  });
}
