import {
  ANY_LIMIT,
  DAMAGED,
  NOT_WORD,
  PROTECTED,
  sentence,
  TOO_LARGE,
  type HostileFile,
} from './hostile-file.ts';
import { MAIN, paragraph, documentOf, good, relationships, word, bomb, bombPart } from './word-shapes.ts';
import { makeZip } from './zip-file.ts';

const damagedData = Buffer.concat([Buffer.from('ffffffff', 'hex'), Buffer.from(good)]);

/** Zip files that are malformed, or hold something else than a Word document. */
export const zipFiles: readonly HostileFile[] = [
  {
    title: 'a zip64 directory that hides 300 MB',
    make: () => makeZip([bombPart(bomb('<w:p></w:p>     ', 300))], { zip64: true }),
    slow: true,
    error: TOO_LARGE,
  },
  {
    title: '300 MB that the directory claims to be 10 bytes',
    make: () => makeZip([bombPart(bomb('<w:p></w:p>     ', 300), MAIN, 10)]),
    slow: true,
    error: ANY_LIMIT,
  },
  { title: 'half a document', make: () => word(good).subarray(0, 200), error: DAMAGED },
  { title: 'a document without its last byte', make: () => word(good).subarray(0, -1), error: DAMAGED },
  {
    title: 'deflated data that is damaged',
    make: () => makeZip([{ name: MAIN, deflated: damagedData, claimedSize: good.length }]),
    error: DAMAGED,
  },
  {
    title: 'sixty thousand empty entries',
    make: () =>
      word(
        good,
        Array.from({ length: 60_000 }, (_, n) => ({ name: `e${n}`, method: 0 })),
      ),
    error: TOO_LARGE,
  },
  {
    title: 'a directory that claims 2^40 entries',
    make: () => word(good, [], { zip64: true, claimedEntries: 2 ** 40 }),
    error: TOO_LARGE,
  },
  {
    title: 'entries that share one bomb',
    make: () =>
      makeZip([
        bombPart(bomb('<w:p></w:p>     ', 200)),
        ...Array.from({ length: 500 }, (_, n) => ({
          ...bombPart(Buffer.alloc(0), `word/${n}.xml`),
          sharesDataOf: 0,
        })),
      ]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'two main parts of the same name',
    make: () => word(good, [{ name: MAIN, content: documentOf(paragraph('Other.')) }]),
    text: '',
  },
  {
    title: 'a directory beyond the end',
    make: () => word(good, [], { claimedOffset: 2 ** 31 }),
    error: DAMAGED,
  },
  {
    title: 'an end record in the comment',
    make: () => word(good, [], { comment: word(good).subarray(-22) }),
  },
  {
    title: 'a path that leaves its folder',
    make: () => word(good, [{ name: '../../../../tmp/lectern-escape', content: 'x' }]),
    error: DAMAGED,
  },
  {
    title: 'an absolute path',
    make: () => word(good, [{ name: '/etc/cron.d/lectern', content: 'x' }]),
    error: DAMAGED,
  },
  {
    title: 'backslashes in the paths',
    make: () => makeZip([{ name: String.raw`word\document.xml`, content: good }]),
  },
  {
    title: 'relationships that lead outside',
    make: () => word(good, [{ name: '_rels/.rels', content: relationships('../../../../etc/passwd') }]),
    text: sentence,
  },
  {
    title: 'relationships that lead to the network',
    make: () =>
      word(good, [
        { name: '_rels/.rels', content: relationships('http://127.0.0.1:9/', ' TargetMode="External"') },
      ]),
    text: sentence,
  },
  {
    title: 'relationships that lead to themselves',
    make: () => word(good, [{ name: '_rels/.rels', content: relationships('_rels/.rels') }]),
    error: NOT_WORD,
  },
  {
    title: 'an encrypted part',
    make: () => makeZip([{ name: MAIN, content: good, flags: 1 }]),
    error: PROTECTED,
  },
  {
    title: 'an unknown compression',
    make: () => makeZip([{ name: MAIN, content: good, method: 14 }]),
    error: DAMAGED,
  },
  {
    title: 'documents nested forty deep',
    make: () => word(good, [{ name: 'word/embeddings/1.docx', content: nested(40) }]),
    text: sentence,
  },
  { title: 'a zip file of zip files', make: () => nested(40, 'inner.zip'), error: NOT_WORD },
  {
    title: 'a workbook of the largest dimension',
    make: () =>
      makeZip([
        { name: '_rels/.rels', content: relationships('xl/workbook.xml') },
        { name: 'xl/workbook.xml', content: '<workbook xmlns="x"/>' },
        {
          name: 'xl/worksheets/sheet1.xml',
          content: '<worksheet><dimension ref="A1:XFD1048576"/></worksheet>',
        },
      ]),
    error: NOT_WORD,
  },
  {
    title: 'a presentation',
    make: () =>
      makeZip([
        { name: '_rels/.rels', content: relationships('ppt/presentation.xml') },
        { name: 'ppt/presentation.xml', content: '<presentation xmlns="x"/>' },
      ]),
    error: NOT_WORD,
  },
];

/** A zip file in a zip file in a zip file. */
function nested(depth: number, name = MAIN): Buffer {
  let inner: Buffer = Buffer.from('x');
  for (let level = 0; level < depth; level += 1) inner = makeZip([{ name, content: inner, method: 0 }]);
  return inner;
}
