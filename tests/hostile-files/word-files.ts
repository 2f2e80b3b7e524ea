import { ANY_LIMIT, DAMAGED, sentence, TOO_LARGE, type HostileFile } from './hostile-file.ts';
import {
  MAIN,
  HEAD,
  TAIL,
  paragraph,
  documentOf,
  good,
  relationships,
  word,
  bomb,
  bombPart,
} from './word-shapes.ts';
import { makeZip } from './zip-file.ts';

/** Word documents whose parts are malformed or huge. */
export const wordFiles: readonly HostileFile[] = [
  {
    title: 'a main part without .xml in its name that inflates to 5 GB',
    make: () =>
      makeZip([
        { name: '_rels/.rels', content: relationships('word/payload') },
        { name: MAIN, content: good },
        bombPart(bomb('<w:p></w:p>     ', 5_000), 'word/payload', 4_000_000_000),
      ]),
    slow: true,
    error: TOO_LARGE,
  },
  {
    title: 'one text of 600 MB',
    make: () =>
      makeZip([
        bombPart(bomb(' ', 600, `${HEAD}<w:p><w:r><w:t>`, `</w:t></w:r></w:p>${TAIL}`), MAIN, 600 * 2 ** 20),
      ]),
    error: TOO_LARGE,
  },
  {
    title: '60 MB of white space in 60 KB',
    make: () =>
      makeZip([bombPart(bomb(' ', 60, `${HEAD}<w:p><w:r><w:t>`, `</w:t></w:r></w:p>${TAIL}`), MAIN)]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: '60 MB of line breaks',
    make: () => makeZip([bombPart(bomb('<w:br></w:br>   ', 60))]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a bomb after enough text',
    make: () => makeZip([bombPart(bomb(' ', 500, HEAD + paragraph(`${sentence} `.repeat(2_500))), MAIN)]),
    text: sentence,
  },
  {
    title: 'relationships that inflate to 300 MB',
    make: () =>
      word(good, [
        bombPart(bomb('<Relationship/> ', 300, '<Relationships>', '</Relationships>'), '_rels/.rels'),
      ]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'an endless comment',
    make: () => makeZip([bombPart(bomb('-x', 300, `${HEAD}<!--`, '--></w:body>'))]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a tag of 300 MB',
    make: () => makeZip([bombPart(bomb('x', 300, `${HEAD}<w:`, '/>'))]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'an attribute of 300 MB',
    make: () => makeZip([bombPart(bomb('x', 300, `${HEAD}<w:p a="`, '"/>'))]),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a million attributes',
    slow: true,
    make: () =>
      word(
        documentOf(
          `<w:p ${Array.from({ length: 1_000_000 }, (_, n) => `a${n}="1"`).join(' ')}/>${paragraph(sentence)}`,
        ),
      ),
  },
  {
    title: 'a hundred thousand namespaces',
    slow: true,
    make: () =>
      word(
        documentOf(
          `<w:p ${Array.from({ length: 100_000 }, (_, n) => `xmlns:a${n}="u${n}"`).join(' ')}/>${paragraph(sentence)}`,
        ),
      ),
    text: sentence,
  },
  {
    title: 'a document of a hundred thousand levels',
    make: () => word(HEAD + '<w:p>'.repeat(100_000)),
    error: DAMAGED,
  },
  {
    title: 'a million entities of entities',
    make: () =>
      word(
        `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${documentOf(paragraph('&c;')).replace('<?xml version="1.0"?>', '')}`,
      ),
    error: DAMAGED,
  },
  {
    title: 'an external entity of a local file',
    make: () =>
      word(
        `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${documentOf(paragraph('&x;')).replace('<?xml version="1.0"?>', '')}`,
      ),
    error: DAMAGED,
  },
  {
    title: 'a parameter entity from the network',
    make: () =>
      word(
        `<!DOCTYPE d [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]>${documentOf(paragraph(sentence)).replace('<?xml version="1.0"?>', '')}`,
      ),
    text: sentence,
  },
  { title: 'XML that breaks off', make: () => word(HEAD + paragraph(sentence)), error: DAMAGED },
  { title: 'an empty main part', make: () => word(''), error: 'This' },
  { title: 'a main part that is not XML', make: () => word(Buffer.alloc(100_000, 7)), error: DAMAGED },
];
