import { generators } from '../../server/generated/generators.ts';
import { sampleGeneration } from '../../server/documents/templates/sample.ts';
import { presentTemplate } from '../../server/documents/catalogue/present-template.ts';
import { writeFiles } from '../write-files.ts';

// Runs as a separate process after the server's code has been generated, because it loads that code.
const FOLDER = 'src/shared/api/generated/samples';
await writeFiles(
  new Map(
    generators.map((generator) => [
      `${FOLDER}/${generator.templateType}.json`,
      JSON.stringify({ template: presentTemplate(generator, {}), generation: sampleGeneration(generator) }),
    ]),
  ),
);
