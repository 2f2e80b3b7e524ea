import { composesNothing } from '../../engine/rule-engine/compose-sections.ts';
import type { Engine } from '../../engine/port/engine.ts';
import type { WritingRequest } from '../../engine/port/writing-request.ts';
import type { TemplateEntry } from '../../generated/schemas/index.ts';
import { completeForm } from '../generations/document/form.ts';
import { writingRequestOf } from '../generations/document/writing-request.ts';
import type { Generator } from '../templates/generator.ts';

/** What an engine that is no model writes a template from, and why it can't. */
export interface WithoutModel {
  writtenFrom?: TemplateEntry['written_from'];
  /** With `model`. */
  refusal?: string;
}

/** Derived from the engine and the template, so that no list of templates has to agree with them. */
export async function withoutModel(engine: Engine, generator: Generator): Promise<WithoutModel> {
  if (engine.kind === 'model') return {};
  const request = emptyRequest(generator);
  const refusal = await engine.decline(request);
  if (refusal !== null && composesNothing(request)) return { writtenFrom: 'model', refusal };
  const { ruleAdapter, form } = request;
  const needed = ruleAdapter && 'sections' in ruleAdapter && ruleAdapter.needs?.(form);
  const lacksText = refusal !== null && !needed && 'source_type' in generator.input.shape;
  return { writtenFrom: lacksText ? 'text' : 'form' };
}

function emptyRequest(generator: Generator): WritingRequest {
  const input = completeForm(generator, {});
  const task = { keys: generator.sections(input), written: {} };
  return writingRequestOf({ generator, input, context: { sources: [], standards: [] } }, task);
}

/** A teacher can't connect a model; an administrator reads which setting does. */
export const adviceFor = (isAdministrator: boolean): string =>
  isAdministrator
    ? 'Set AI_PROVIDER to connect one; docs/models.md lists the providers.'
    : 'Your administrator can connect one.';

/** For the head of a catalogue in which templates need a model that is missing. */
export function noticeOf(entries: readonly TemplateEntry[], isAdministrator: boolean): { notice?: string } {
  const needing = entries.filter(({ written_from: from }) => from === 'model').length;
  if (needing === 0) return {};
  return {
    notice: `${entries.length - needing} templates work without an AI model. ${needing} need one and show an example. ${adviceFor(isAdministrator)}`,
  };
}
