import { instructionsOf } from '../../server/documents/generations/run/instructions.ts';
import { VerdictReader } from '../../server/documents/generations/run/verdict-reader.ts';
import { readSample } from '../../server/documents/templates/sample.ts';
import type { Engine, EngineRequest } from '../../server/engine/port/engine.ts';
import type { LabelledRequest } from '../../server/engine/safety/labelled/labelled-requests.ts';
import type { ModelVerdict } from '../../server/engine/safety/model-verdict.ts';
import { noConcern } from '../../server/engine/safety/severity.ts';
import { generators } from '../../server/generated/generators.ts';

const [template] = generators;
const SECTION = 'overview';

/** The verdict of a model on a request; null if it gives none. The answer is ended after the verdict. */
export async function askVerdict(engine: Engine, request: LabelledRequest): Promise<ModelVerdict | null> {
  let found: ModelVerdict | null = null;
  const enough = new AbortController();
  const reader = new VerdictReader(
    (key) => key === SECTION,
    (verdict) => {
      found = verdict;
      enough.abort();
    },
  );
  const listener = {
    text: (chunk: string) => reader.feed(chunk),
    usage: () => {},
    alive: () => {},
  };
  await engine.write(requestFor(engine, request), listener, enough.signal).catch((error: unknown) => {
    if (!enough.signal.aborted) throw error;
  });
  return found;
}

function requestFor(
  engine: Engine,
  { topic, learning_objectives = '', additional_instructions = '', grade, source_text = '' }: LabelledRequest,
): EngineRequest {
  if (!template) throw new Error('The registry has no template.');
  const form = {
    ...readSample(template).input,
    topic,
    learning_objectives,
    additional_instructions,
    grade_level: `Grade ${grade}`,
  };
  const context = {
    sources: source_text === '' ? [] : [{ id: 'pasted', name: 'Pasted text', text: source_text }],
    standards: [],
  };
  const writing = { generator: template, input: form, context, safety: noConcern };
  return {
    ...instructionsOf(engine, writing, { keys: [SECTION], written: {} }),
    templateType: template.templateType,
    form,
    ...context,
    sections: [],
    students: [],
    written: {},
    maxOutputTokens: 2000,
  };
}
