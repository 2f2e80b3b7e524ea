import type { Edit } from '../write-scaffold.ts';
import { clientFiles } from './client-files.ts';
import { contractFile } from './contract.ts';
import { readResource } from './resource-names.ts';
import { serverFiles } from './server-files.ts';
import { placeEdits } from './place.ts';

interface ResourceScaffold {
  files: Map<string, string>;
  edits: Map<string, Edit>;
  /** The name of its table. */
  table: string;
}

/** A resource from the contract to the page: the files to add and the edits that register them. */
export function resourceScaffold(words: readonly string[]): ResourceScaffold {
  const resource = readResource(words);
  return {
    files: new Map([
      [`openapi/${resource.many.kebab}.yaml`, contractFile(resource)],
      ...serverFiles(resource),
      ...clientFiles(resource),
    ]),
    edits: placeEdits(resource),
    table: resource.many.kebab,
  };
}
