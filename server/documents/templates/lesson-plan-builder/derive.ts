import type { GeneratorContext } from '../generator.ts';
import type { LessonInput } from './schema.ts';

/** `standards_addressed` is the only derived section: the chosen standards as they are shipped. */
export function deriveSection(
  _key: string,
  _written: Readonly<Record<string, unknown>>,
  _input: LessonInput,
  { standards }: GeneratorContext,
): unknown {
  return standards.map(({ code, statement }) => ({ code, statement }));
}
