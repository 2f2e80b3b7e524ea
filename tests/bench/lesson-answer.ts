import { generatorOf } from '../../server/documents/templates/generators.ts';
import { readSample } from '../../server/documents/templates/sample.ts';
import { documentRequest } from '../support/document-request.ts';

/** The section that consists of stamps. */
export const STAMPED_SECTION = 'overview';

/** What a model writes of the sample lesson plan after its stamped section, in as many tokens as the template expects. */
export function restInTokens(stamped: number): string[] {
  const generator = generatorOf(documentRequest.template_type);
  if (generator === undefined) throw new Error('The registry has no such template.');
  const { input, context, result } = readSample(generator);
  const expected = generator.outputTokens(generator.input.parse(input), context);
  const sections = Object.entries(result).filter(
    ([key]) => key !== STAMPED_SECTION && !generator.derived.includes(key),
  );
  const text = sections.map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`).join('');
  const length = Math.ceil(text.length / Math.max(1, expected - stamped));
  return text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
}
