import { readFile } from 'node:fs/promises';
import { writeFiles } from '../write-files.ts';
import { clientModule } from './client-module.ts';
import { readBlockContract } from './contract-schemas.ts';
import { editorModule } from './editor-module.ts';
import { labelsModule } from './labels-module.ts';
import { serverModule } from './server-module.ts';

/** Writes the modules of the block kinds for both sides from the bundled contract. */
export async function writeBlocks(bundle: string): Promise<void> {
  const contract = readBlockContract(JSON.parse(await readFile(bundle, 'utf8')));
  const files = new Map([
    ['server/generated/blocks.ts', serverModule(contract)],
    ['server/generated/block-labels.ts', labelsModule(contract)],
    ['src/shared/api/generated/blocks/blocks.ts', clientModule(contract)],
    ['src/shared/api/generated/blocks/block-labels.ts', labelsModule(contract)],
    ['src/shared/api/generated/blocks/block-json-schemas.ts', editorModule(contract)],
  ]);
  await writeFiles(files);
}
