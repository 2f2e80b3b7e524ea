import { clientFiles } from './client-files.ts';
import { contractFile } from './contract.ts';
import { spellResource } from './resource-names.ts';
import { serverFiles } from './server-files.ts';
import { type Edit, sharedEdits } from './shared-edits.ts';

/** A user's resource from the contract to the page: the files to add and the edits that register them. */
export function resourceScaffold(name: string): { files: Map<string, string>; edits: Map<string, Edit> } {
  const names = spellResource(name);
  return {
    files: new Map([
      [`openapi/${names.many.kebab}.yaml`, contractFile(names)],
      ...serverFiles(names),
      ...clientFiles(names),
    ]),
    edits: sharedEdits(names),
  };
}
