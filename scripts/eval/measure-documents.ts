import { readShared } from '../../server/documents/generations/document/form.ts';
import { wrongLanguageOf } from '../../server/documents/language/document-language.ts';
import type { DocumentNumbers } from './document-numbers.ts';
import type { EvalDocument } from './run-requests.ts';
import { samenessOf, specificityOf, writtenText } from './text-measures.ts';

interface MeasuredText {
  id: string;
  twin: string;
  templateType: string;
  text: string;
}

/** Measures every document by itself, against its twin and against the others of its template. */
export function measureDocuments(documents: readonly EvalDocument[]): DocumentNumbers[] {
  const texts = documents.map(textOf);
  return documents.map((document, index) => measureDocument(document, texts[index]?.text ?? '', texts));
}

function textOf({ request, generation }: EvalDocument): MeasuredText {
  const { id, twin, generator } = request;
  const written = Object.entries(generation?.result ?? {}).filter(
    ([key]) => !generator.derived.includes(key),
  );
  return {
    id,
    twin,
    templateType: generator.templateType,
    text: written.map(([key, value]) => writtenText({ [key]: value })).join('\n'),
  };
}

function measureDocument(
  { request, generation, reason, calls }: EvalDocument,
  text: string,
  texts: readonly MeasuredText[],
): DocumentNumbers {
  const { id, twin, generator, topic, form } = request;
  const others = texts.filter((other) => other.templateType === generator.templateType && other.id !== id);
  const twinText = others.find((other) => other.id === twin)?.text ?? '';
  const checks = generation?.checks ?? [];
  const countOf = (status: string) => checks.filter((check) => check.status === status).length;
  const reading = generation?.meta.reading;
  const { language, subject, source_text } = readShared(form);
  return {
    id,
    template: generator.templateType,
    grade: readShared(form).grade_level,
    topic,
    status: generation === null || generation.status === 'writing' ? 'rejected' : generation.status,
    reason,
    prompt_version: generation?.meta.prompt_version ?? null,
    checks: { passed: countOf('passed'), repaired: countOf('repaired'), open: countOf('open') },
    open_checks: [...new Set(checks.filter(({ status }) => status === 'open').map(({ name }) => name))],
    reading: reading ? { measured_fk: reading.measured_fk, in_band: reading.in_band } : null,
    in_language:
      generation === null
        ? null
        : wrongLanguageOf(generation.result, { language, subject, topic, sources: [source_text] }) === null,
    specificity: twinText === '' ? null : rounded(specificityOf(text, twinText, topic)),
    sameness: rounded(
      samenessOf(
        text,
        others.map((other) => other.text).filter((other) => other !== ''),
      ),
    ),
    credits: generation?.credits.used ?? 0,
    input_tokens: sum(calls.map(({ tokens }) => tokens.input)),
    output_tokens: sum(calls.map(({ tokens }) => tokens.output)),
    calls: calls.length,
    first_ms: calls[0]?.first_ms ?? null,
    whole_ms: sum(calls.map(({ whole_ms }) => whole_ms)),
  };
}

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
