import { readSample } from '../../server/documents/templates/sample.ts';
import { generators } from '../../server/generated/generators.ts';

const [generator] = generators;
if (generator === undefined) throw new Error('The registry has no template.');

/** A request for a document that the rule engine can compose, for the first template of the registry. */
export const documentRequest = {
  template_type: generator.templateType,
  input: readSample(generator).input,
};
