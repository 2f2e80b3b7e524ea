import JSZip from 'jszip';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { everyType, exportQuestions } from './testing.ts';

const QTI1 = { q: 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2' };
const QTI2 = { q: 'http://www.imsglobal.org/xsd/imsqti_v2p1' };
const PACKAGE = { p: 'http://www.imsglobal.org/xsd/imscp_v1p1' };

/** The files of a package, as libxml2 reads them. */
async function filesOf(format: 'qti12' | 'qti21'): Promise<Map<string, XmlDocument>> {
  const { body } = await exportQuestions(everyType, format);
  const { files } = await JSZip.loadAsync(body);
  const read = Object.values(files).map(
    async (file) => [file.name, XmlDocument.fromString(await file.async('string'))] as const,
  );
  return new Map(await Promise.all(read));
}

function fileIn(files: ReadonlyMap<string, XmlDocument>, name: string): XmlDocument {
  const file = files.get(name);
  if (file === undefined) throw new Error(`The package has no ${name}.`);
  return file;
}

const texts = (file: XmlDocument, path: string, names: Record<string, string>) =>
  file.find(path, names).map((node) => node.content);

it.each(['qti12', 'qti21'] as const)('lists every file of a %s package in its manifest', async (format) => {
  const files = await filesOf(format);
  const listed = texts(fileIn(files, 'imsmanifest.xml'), '//p:file/@href', PACKAGE);
  expect(listed.toSorted()).toEqual(
    [...files.keys()].filter((name) => name !== 'imsmanifest.xml').toSorted(),
  );
});

it('asks and scores every type in QTI 1.2', async () => {
  const quiz = fileIn(await filesOf('qti12'), 'quiz.xml');
  const at = (path: string) => texts(quiz, path, QTI1);
  expect(at('//q:item')).toHaveLength(everyType.length);
  expect(at('//q:item/q:presentation/q:material/q:mattext')).toEqual(everyType.map(({ stem }) => stem));
  const item = (number: number, path: string) => at(`//q:item[@ident="q${number}"]${path}`);
  expect(item(1, '//q:respcondition/q:conditionvar/q:varequal')).toEqual(['B']);
  expect(item(2, '//q:and/q:varequal')).toEqual(['A', 'C']);
  expect(item(2, '//q:and/q:not/q:varequal')).toEqual(['B', 'D']);
  expect(item(3, '//q:conditionvar/q:varequal')).toEqual(['T']);
  expect(item(4, '//q:varequal')).toEqual(['carbon dioxide']);
  expect(item(5, '//q:or/q:varequal')).toEqual(['oxygen', 'O2']);
  expect([item(6, '//q:vargte'), item(6, '//q:varlte')]).toEqual([['1250'], ['1251']]);
  expect(item(7, '//q:respcondition/q:setvar')).toEqual(['1', '1']);
  expect(item(8, '//q:varequal[@index="1"]')).toEqual(['i2']);
  expect([item(9, '//q:setvar'), item(9, '//q:other')]).toEqual([[], ['']]);
});

it('refers in QTI 1.2 only to responses and choices that are declared', async () => {
  const quiz = fileIn(await filesOf('qti12'), 'quiz.xml');
  for (const { id } of everyType) {
    const item = `//q:item[@ident="${id}"]`;
    const declared = new Set(
      ['lid', 'str', 'num'].flatMap((kind) => texts(quiz, `${item}//q:response_${kind}/@ident`, QTI1)),
    );
    for (const ident of texts(quiz, `${item}//@respident`, QTI1)) expect(declared).toContain(ident);
  }
});

it('asks and scores every type in QTI 2.1', async () => {
  const files = await filesOf('qti21');
  const at = (number: number, path: string) => texts(fileIn(files, `q${number}.xml`), path, QTI2);
  expect(texts(fileIn(files, 'test.xml'), '//q:assessmentItemRef/@href', QTI2)).toHaveLength(
    everyType.length,
  );
  for (const [index, { stem }] of everyType.entries()) {
    const declared = new Set(at(index + 1, '//q:responseDeclaration/@identifier'));
    for (const used of at(index + 1, '//@responseIdentifier')) expect(declared).toContain(used);
    expect(at(index + 1, '//q:itemBody/q:p')[0]).toBe(stem);
  }
  expect(at(1, '//q:correctResponse/q:value')).toEqual(['B']);
  expect(at(2, '//q:correctResponse/q:value')).toEqual(['A', 'C']);
  expect(at(5, '//q:stringMatch/q:baseValue')).toEqual(['oxygen', 'O2']);
  expect(at(6, '//q:equal/@tolerance')).toEqual(['0.5 0.5']);
  expect(at(7, '//q:correctResponse/q:value')).toEqual(['p1 B', 'p2 A']);
  expect(at(8, '//q:correctResponse/q:value')).toEqual(['i2', 'i1']);
  expect(at(9, '//q:responseProcessing')).toEqual([]);
});
