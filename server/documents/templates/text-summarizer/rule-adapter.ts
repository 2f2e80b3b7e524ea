import type { RuleAdapter, SourceText, WritingRequest } from '../../../engine/port/writing-request.ts';
import type { Sentence } from '../../../engine/rule-engine/sentences.ts';
import { readSources } from '../../../engine/rule-engine/source-reading.ts';
import { capitalise } from '../../../engine/rule-engine/words.ts';
import { targetWords, wordsIn } from './length.ts';
import type { SummaryInput } from './schema.ts';

/** With fewer sentences there is nothing to leave out. */
const MIN_SENTENCES = 3;
/** The forms that a choice of sentences can take; the others, and an answer to a question, need a model. */
const EXTRACTIVE: ReadonlySet<string> = new Set(['Paragraph', 'Bullets', 'TL;DR']);

type SummaryRequest = WritingRequest<SummaryInput>;

/** Every sentence is one of the source. Key ideas in other words need a model. */
export const summaryAdapter: RuleAdapter<SummaryInput> = {
  sections: {
    title: ({ form, sources }) =>
      extractable(sources).length === 0 ? undefined : form.title || form.topic || headline(sources),
    tldr: ({ sources }) => extractable(sources)[0]?.text,
    overview,
    key_points: (request) =>
      orNothing(
        chosen(request)
          .slice(0, 8)
          .map(({ text }) => ({ point: text, source_span: text })),
      ),
    quotes: ({ sources }) => orNothing(texts(extractable(sources).slice(0, 3))),
    omitted: (request) => {
      const used = new Set(chosen(request));
      const others = extractable(request.sources).filter((sentence) => !used.has(sentence));
      return orNothing(texts(others).slice(0, 5));
    },
  },
};

const orNothing = <Thing>(things: Thing[]) => (things.length === 0 ? undefined : things);
const texts = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text);

/** The most central sentences first, of those that the source has word for word; none when there are too few. */
function extractable(sources: readonly SourceText[]): Sentence[] {
  if (sources.length === 0) return [];
  const { text: whole, central } = readSources(sources);
  const source = whole.replaceAll(/\s+/g, ' ');
  const found = central.filter(({ text }) => source.includes(text.replaceAll(/\s+/g, ' ')));
  return found.length < MIN_SENTENCES ? [] : found;
}

/** Sentences with the terms to keep, then the most central, up to the length; in the order of the source. */
function chosen({ form, sources }: SummaryRequest): Sentence[] {
  const central = extractable(sources);
  const taken = new Set(
    form.keep_terms.flatMap(
      (term) => central.find(({ text }) => text.toLowerCase().includes(term.toLowerCase())) ?? [],
    ),
  );
  const target = form.summary_type === 'TL;DR' ? 1 : targetWords(form, sources);
  let words = wordsIn(texts([...taken]).join(' '));
  for (const sentence of central) {
    const length = wordsIn(sentence.text);
    if (taken.has(sentence) || (taken.size > 0 && words + length / 2 > target)) continue;
    taken.add(sentence);
    words += length;
  }
  return [...taken].toSorted((a, b) => a.index - b.index);
}

function overview(request: SummaryRequest): string | undefined {
  const { summary_type, focus_question } = request.form;
  if (!EXTRACTIVE.has(summary_type) || focus_question !== '') return undefined;
  const sentences = texts(chosen(request));
  if (sentences.length === 0) return undefined;
  return summary_type === 'Bullets' ? sentences.map((text) => `- ${text}`).join('\n') : sentences.join(' ');
}

const headline = (sources: readonly SourceText[]): string =>
  capitalise(readSources(sources).terms[0]?.text ?? 'Summary');
