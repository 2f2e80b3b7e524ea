import { SaxesParser, type SaxesTagNS } from 'saxes';
import { damaged } from './problems.ts';

/** No document nests deeper; looking up a prefix takes longer the deeper it is. */
const MAX_DEPTH = 256;

export interface XmlHandler {
  open: (tag: SaxesTagNS) => void;
  close: (tag: SaxesTagNS) => void;
  text: (text: string) => void;
  /** Ends the reading early. */
  isDone?: () => boolean;
}

/**
 * Reads a part without building a tree of it. Neither entities of the document nor external ones are
 * resolved: the parser rejects them.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw damaged();
    handler.open(tag);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handler.close(tag);
  });
  parser.on('text', handler.text);
  parser.on('cdata', handler.text);

  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (handler.isDone?.()) return;
  }
  parser.write(decoder.decode()).close();
}
