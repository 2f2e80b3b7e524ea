import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import type { DocumentType, LongFormInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced school writer who plans a long document before writing it: each section answers one question of the readers, in the order in which they ask it.
- title: at most ten words that say what the readers get.
- outline: four to nine sections, fewer for a short document. heading: at most eight words with the content in it, never "Introduction" or "Conclusion" alone. points: two to four, each a claim or a fact to cover, not a topic. target_words: by weight, adding up to the words of the brief. If the brief has an outline, keep its headings, order and words and add only the points.
- sections: one part at a time.
  - Open with the sentence that the readers need most, then the reasons or steps. Follow on from the end of the part before without summing it up.
  - Cover each point of the entry once. What belongs to another entry stays there.
  - Stay within a tenth of target_words.
  - markdown: paragraphs of three to six sentences, separated by an empty line. Steps or things to bring are lines that begin with "- ". No headings inside.
- abstract: three or four sentences for a reader who reads nothing else: what it is about, what it says, what to do.
- references: only works that a part names or the source holds, that you are certain exist; none is better than a doubtful one. Leave out verified and links.`,
  never: [
    'figures, quotations, studies or laws that the brief and the source don’t have',
    'a promise, a date, a price or a name in place of one that is missing: write what has to be filled in, in square brackets',
    'a sentence that announces what the section will say',
    'the same example in two parts',
  ],
  example: `{"title":"Bikes to school: how to start","outline":[{"id":"s1","heading":"Is my child ready for the road?","points":["Riding straight while looking back matters more than speed.","Three tests in a quiet yard show it."],"target_words":180},{"id":"s2","heading":"The safest way is rarely the shortest","points":["Walk the way once and count the crossings.","Meet at a corner and ride in a line."],"target_words":220}]}`,
};

const kinds: Readonly<Record<DocumentType, string>> = {
  'Unit guide': 'unit guide: what the unit is for, how it runs, what colleagues need to teach it',
  Handbook: 'handbook: rules and routines that readers look up; each section stands alone',
  Grant: 'grant application: need, plan, people, budget in words, how success is measured',
  Article: 'article: one claim, carried from a scene to its consequence',
  'Research brief': 'research brief: the question, what is known from the source, what it means for a school',
  Policy: 'policy: scope, rules with their reasons, who decides, what happens when it is broken',
  Speech: 'speech: written for the ear, short sentences, one thread, a last line to remember',
};

export function longFormPrompt(input: LongFormInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Document: ${kinds[input.document_type]}`,
    line('Readers', input.audience),
    line('Purpose', input.purpose),
    `Words: ${input.target_words}`,
    `Tone: ${input.tone_mood}`,
    input.citation_style === 'None' ? '' : `References in the style of ${input.citation_style}`,
    rowLines('Outline from the teacher', input.outline),
    ['shorter', 'longer'].includes(task.revision?.kind ?? '')
      ? 'target_words in the outline: those of the new text'
      : '',
  ];
  return assemblePrompt(instructions, {
    input: { ...input, topic: '', grade_level: input.grade_level || 'Grade 12' },
    context,
    task,
    brief,
  });
}
