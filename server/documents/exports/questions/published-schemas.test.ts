import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import JSZip from 'jszip';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { describe, expect, it } from 'vitest';
import { generators } from '../../../generated/generators.ts';
import { readSample } from '../../templates/sample.ts';
import { formatsOf } from '../formats/format.ts';
import { exported } from '../testing.ts';
import { type ContentModels, faultsOf, qti1, qti2 } from './content-models.ts';
import { everyType, exportQuestions } from './testing.ts';

const meta = { composed: false, model: 'a model' };

/** The packages of a question of each type, and of the sample of each template with questions. */
async function packagesOf(format: 'qti12' | 'qti21'): Promise<(readonly [string, Buffer])[]> {
  const offering = generators.filter((each) => formatsOf(each).some((known) => known.format === format));
  expect(offering.length).toBeGreaterThan(3);
  const samples = offering.map(async (generator) => {
    const { title, input, result } = readSample(generator);
    const { body } = await exported(generator, { title, input, result, meta }, { format, copy: 'teacher' });
    return [generator.templateType, body] as const;
  });
  return [['every type', (await exportQuestions(everyType, format)).body], ...(await Promise.all(samples))];
}

const MANIFEST = 'imsmanifest.xml';

async function filesOf(zip: Buffer): Promise<(readonly [string, string])[]> {
  const { files } = await JSZip.loadAsync(zip);
  return Promise.all(
    Object.values(files).map(async (file) => [file.name, await file.async('string')] as const),
  );
}

async function faultsIn(format: 'qti12' | 'qti21', find: (xml: string) => string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [origin, zip] of await packagesOf(format))
    for (const [name, xml] of await filesOf(zip))
      if (name !== MANIFEST) faults.push(...find(xml).map((fault) => `${origin}, ${name}: ${fault}`));
  return faults;
}

describe.each([
  ['qti12', qti1],
  ['qti21', qti2],
] as const)('%s of every template with questions', (format, models: ContentModels) => {
  it('has the elements and attributes of the standard in their order', async () => {
    expect(await faultsIn(format, (xml) => faultsOf(XmlDocument.fromString(xml).root, models))).toEqual([]);
  });
});

/**
 * The repository does not hold the schemas of IMS Global. With QTI_SCHEMAS, a folder with
 * qtiv2p1/imsqti_v2p1.xsd, imscp_v1p1.xsd and what they import, the packages are validated by them too.
 */
const folder = process.env['QTI_SCHEMAS'];
const HINT = 'Set QTI_SCHEMAS to a folder with the schemas of IMS Global.';

const errorsOf = (validate: () => void): string[] => {
  try {
    validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** A validator by a published schema; undefined without it. */
function schemaAt(...names: string[]): XsdValidator | undefined {
  const path = join(folder ?? '', ...names);
  if (!folder || !existsSync(path)) return undefined;
  xmlRegisterFsInputProviders();
  return XsdValidator.fromDoc(
    XmlDocument.fromString(readFileSync(path, 'utf8'), { url: pathToFileURL(path).href }),
  );
}

it('qti21 is valid by the published schema', { timeout: 120_000 }, async ({ skip }) => {
  const validator = schemaAt('qtiv2p1', 'imsqti_v2p1.xsd');
  if (!validator) return skip(HINT);
  expect(
    await faultsIn('qti21', (xml) => errorsOf(() => validator.validate(XmlDocument.fromString(xml)))),
  ).toEqual([]);
});

it.for(['qti12', 'qti21'] as const)(
  'the manifest of %s is valid by the published schema',
  async (format, { skip }) => {
    const validator = schemaAt('imscp_v1p1.xsd');
    if (!validator) return skip(HINT);
    for (const [origin, zip] of await packagesOf(format)) {
      const manifest = (await filesOf(zip)).find(([name]) => name === MANIFEST)?.[1] ?? '';
      expect([origin, errorsOf(() => validator.validate(XmlDocument.fromString(manifest)))]).toEqual([
        origin,
        [],
      ]);
    }
  },
);
