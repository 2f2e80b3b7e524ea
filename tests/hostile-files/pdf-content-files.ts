import { deflateSync } from 'node:zlib';

import { ANY_LIMIT, type HostileFile, sentence } from './hostile-file.ts';
import {
  bomb,
  cMap,
  deflatedTimes,
  filters,
  nestedForms,
  page,
  shown,
  stream,
  withCMap,
  withImage,
} from './pdf-shapes.ts';

/** PDFs whose pages, fonts or pictures are malformed. */
export const pdfContentFiles: readonly HostileFile[] = [
  {
    title: 'a page that inflates to 2 GB of spaces',
    make: () => page(stream('/Filter /FlateDecode', bomb(' ', 2_000))),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a page that inflates to 500 MB of text',
    slow: true,
    make: () =>
      page(stream('/Filter /FlateDecode', bomb('BT /F1 12 Tf 72 720 Td (word) Tj ET'.padEnd(64), 500))),
  },
  {
    title: 'a stream that was deflated ten times',
    make: () => page(stream(filters(10), deflatedTimes(bomb(' ', 300), 9))),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a hundred thousand filters',
    slow: true,
    make: () => page(stream(filters(100_000), deflateSync(Buffer.from(shown)))),
  },
  {
    title: 'a run-length bomb',
    make: () =>
      page(stream('/Filter [/FlateDecode /RunLengthDecode]', bomb('\u0081 '.slice(0, 2).padEnd(2), 20))),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'a predictor over a billion columns',
    make: () =>
      page(
        stream(
          '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 >>',
          deflateSync(Buffer.from(shown)),
        ),
      ),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'forms that draw each other 10^12 times',
    make: () => nestedForms(13, 'q Q'),
    slow: true,
    error: ANY_LIMIT,
  },
  {
    title: 'forms that write endlessly',
    slow: true,
    make: () => nestedForms(9, 'BT /F1 12 Tf 1 1 Td (word) Tj ET'),
  },
  {
    title: 'a form that draws itself',
    make: () =>
      page(`${shown} /X Do`, {
        resources: '/XObject << /X 6 0 R >>',
        others: [
          stream(
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
            '/X Do',
          ),
        ],
      }),
  },
  {
    title: 'an image of 10^10 pixels',
    make: () =>
      withImage(
        '/Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
        bomb(' ', 500),
      ),
    text: sentence,
  },
  {
    title: 'an image with a damaged JBIG2 stream',
    make: () =>
      withImage(
        '/Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        Buffer.alloc(5_000, 0xff),
      ),
    text: sentence,
  },
  {
    title: 'an image with a damaged JPEG 2000 stream',
    make: () => withImage('/Width 60000 /Height 60000 /Filter /JPXDecode', Buffer.alloc(5_000, 0x4f)),
    text: sentence,
  },
  {
    title: 'an inline image that does not end',
    slow: true,
    make: () => page(`${shown} BI /W 100000 /H 100000 /BPC 8 /CS /RGB ID ${'x'.repeat(5_000_000)}`),
  },
  {
    title: 'a font program of 300 MB',
    slow: true,
    make: () =>
      page(shown, {
        font: '<< /Type /Font /Subtype /TrueType /BaseFont /Evil /FontDescriptor 6 0 R >>',
        others: [
          '<< /Type /FontDescriptor /FontName /Evil /Flags 4 /FontFile2 7 0 R >>',
          stream('/Filter /FlateDecode', bomb('\u0001', 300)),
        ],
      }),
  },
  {
    title: 'a font program that is damaged',
    make: () =>
      page(shown, {
        font: '<< /Type /Font /Subtype /Type1 /BaseFont /Evil /FontDescriptor 6 0 R >>',
        others: [
          '<< /Type /FontDescriptor /FontName /Evil /Flags 4 /FontFile 7 0 R >>',
          stream('/Length1 9 /Length2 9 /Length3 9', Buffer.alloc(100_000, 0x80)),
        ],
      }),
  },
  {
    title: 'a font whose glyphs draw themselves',
    make: () =>
      page(shown, {
        font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 0 /LastChar 255 /Widths [1] /Encoding << /Differences [74 /J] >> /CharProcs << /J 6 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>',
        others: [stream('', shown)],
      }),
  },
  {
    title: 'a character map of 4 billion characters',
    make: () => withCMap(cMap('1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange')),
  },
  {
    title: 'characters that each map to 15,000 letters',
    slow: true,
    make: () =>
      withCMap(cMap(`1 beginbfrange <00> <FF> [${`<${'0041'.repeat(15_000)}> `.repeat(256)}] endbfrange`)),
  },
  { title: 'arrays nested a million deep', make: () => page(`${'['.repeat(1_000_000)} TJ ${shown}`) },
  {
    title: 'a text that does not end',
    slow: true,
    make: () => page(`BT /F1 12 Tf (${'('.repeat(5_000_000)}`),
  },
  {
    title: 'a function that calculates for ever',
    make: () =>
      page(`/P sh ${shown}`, {
        resources: '/Shading << /P << /ShadingType 1 /ColorSpace /DeviceGray /Function 6 0 R >> >>',
        others: [
          stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]', `{ ${'2 copy mul '.repeat(200_000)} }`),
        ],
      }),
    text: sentence,
  },
];
