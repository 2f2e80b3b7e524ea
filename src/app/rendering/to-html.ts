import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's mark of a boundary whose part has not loaded yet. */
const UNLOADED = '<!--$!-->';

/**
 * Renders to HTML with everything that lazy components load. Rejects if a component throws. Each lazy component loads once per
 * process, so nearly every view is complete at once, which costs less than a stream that could wait for parts.
 */
export async function toHtml(view: ReactNode): Promise<string> {
  const html = renderAtOnce(view);
  return html === null || html.includes(UNLOADED) ? renderLoaded(view) : html;
}

/** Null if a part has not loaded, or a component throws. */
function renderAtOnce(view: ReactNode): string | null {
  try {
    return renderToString(view);
  } catch {
    return null;
  }
}

function renderLoaded(view: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(view, {
      // Parts that are sent after the rest would need inline scripts, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector),
      onError: reject,
    });
  });
}
