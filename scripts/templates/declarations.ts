import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { TemplateDeclaration } from '../../server/documents/templates/declaration.ts';
import { templateTypes } from '../../server/documents/templates/registry.ts';

const FOLDER = 'server/documents/templates';

/** The declarations in the order of the registry; throws if a folder has none or is not listed. */
export async function loadDeclarations(): Promise<TemplateDeclaration[]> {
  const listed = new Set<string>(templateTypes);
  for (const { name, parentPath } of await readdir(FOLDER, { withFileTypes: true, recursive: true })) {
    const folder = parentPath.split('/').at(-1) ?? '';
    if (name === 'declaration.ts' && parentPath !== FOLDER && !listed.has(folder)) {
      throw new Error(`${parentPath} has a declaration but is not listed in ${FOLDER}/registry.ts.`);
    }
  }
  return Promise.all(
    templateTypes.map(async (type) => {
      const path = `${FOLDER}/${type}/declaration.ts`;
      const module: { declaration?: TemplateDeclaration } = await import(pathToFileURL(path).href);
      if (module.declaration?.templateType !== type) throw new Error(`${path} does not declare ${type}.`);
      return module.declaration;
    }),
  );
}
