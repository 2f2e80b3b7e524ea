import { keySentences } from '../../../engine/rule-engine/composers/list.ts';
import { readSources } from '../../../engine/rule-engine/source-reading.ts';
import { capitalise } from '../../../engine/rule-engine/words.ts';
import type { RuleAdapter } from '../../../engine/port/writing-request.ts';
import type { NotesInput } from './schema.ts';

/** Facts are sentences of the source, and the overview says where they are from. Explanations need a model. */
export const notesAdapter: RuleAdapter<NotesInput> = {
  sections: {
    facts: ({ sources, change }) => {
      const count = change?.kind === 'longer' ? 10 : change?.kind === 'shorter' ? 4 : 7;
      const facts = keySentences(sources, count);
      return facts.length === 0 ? undefined : facts;
    },
    overview: ({ sources, form }) => {
      const terms = sources.length === 0 ? [] : readSources(sources).terms.slice(0, 4);
      if (terms.length < 2) return undefined;
      const named = terms.map(({ text }) => capitalise(text)).join(', ');
      return `Notes for ${form.grade_level} from the text. Its main terms: ${named}.`;
    },
  },
};
