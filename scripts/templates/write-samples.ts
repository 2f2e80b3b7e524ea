import { generators } from '../../server/generated/generators.ts';
import { sampleGeneration } from '../../server/documents/templates/sample.ts';
import { presentTemplate } from '../../server/documents/catalogue/present-template.ts';
import { writeFiles } from '../write-files.ts';
import { storiesOf } from './stories-of.ts';

// Runs as a separate process after the server's code has been generated, because it loads that code.
const SAMPLES = 'src/shared/api/generated/samples';
const STORIES = 'src/pages/documents/generator/generated';
await writeFiles(
  new Map(
    generators.flatMap((generator): [string, string][] => [
      [
        `${SAMPLES}/${generator.templateType}.json`,
        JSON.stringify({
          template: presentTemplate(generator, {}),
          generation: sampleGeneration(generator),
        }),
      ],
      [`${STORIES}/${generator.templateType}.stories.tsx`, storiesOf(generator)],
    ]),
  ),
);
