import type { Prompt } from '../../../engine/port/engine.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { briefOf, housePrompt, line, sourceBlock, taskBlock } from '../prompt-parts.ts';
import { targetWords } from './length.ts';
import type { SummaryInput } from './schema.ts';

const craft = `You summarise the source, and nothing but the source.
- title: at most ten words. tldr: one sentence.
- overview: the summary in the form that is asked for, at the length that is asked for. Bullets, chapters and events stand one per line; Cornell gives a cue, a colon and a note per line.
- key_points: in the order of the source. source_span is a phrase or sentence copied exactly, character by character; never join two places.
- quotes: whole sentences copied exactly.
- keyConcepts: three to five full sentences. vocabulary: four to eight terms of the source, defined as the source uses them.
- questions: three to five that the source answers, with source_ref copied exactly; multiple-choice questions have exactly one correct option and no "all of the above".
- omitted: what a reader of the summary alone would miss; an empty list if nothing.`;

export function summaryPrompt(input: SummaryInput, context: GeneratorContext, task: SectionTask): Prompt {
  const words = targetWords(input, context.sources);
  const brief = [
    briefOf({ ...input, ...noAim, source_only: true }, context),
    `Form of the overview: ${input.summary_type}`,
    `Length of the overview: about ${words} words`,
    line('Question that the summary should answer', input.focus_question),
    line('Words that the summary must use', input.keep_terms.join(', ')),
  ];
  return {
    system: `${housePrompt}\n\n${craft}`,
    user: [...brief, sourceBlock({ ...input, ...noAim, source_only: true }, context), taskBlock(task)]
      .filter((text) => text !== '')
      .join('\n\n'),
  };
}

/** Common fields that a summary's form leaves out. */
const noAim = { learning_objectives: '', standards_framework: 'none' as const, standards: [] };
