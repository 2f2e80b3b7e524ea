import { writeFile } from 'node:fs/promises';
import type { Source } from '../../../generated/schemas/index.ts';
import { openTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { Problem } from '../../../platform/problem.ts';
import { type SourceStore, storePage } from '../service.ts';
import type { SourceReader } from '../source-reader.ts';
import { downloadPage, type Page, pages } from './download-page.ts';
import { noText, wrongKind } from './link-problems.ts';
import type { LinkRules } from './link-rules.ts';

interface LinkDependencies extends SourceStore {
  reader: SourceReader;
  rules: LinkRules;
}

interface LinkOrder {
  userId: string;
  url: string;
  signal: AbortSignal;
}

/** Downloads a page and stores its text, without the page. Throws a 422 for the field `url`. */
export async function createLinkSource(
  { reader, rules, ...store }: LinkDependencies,
  { userId, url, signal }: LinkOrder,
): Promise<Source> {
  const page = await downloadPage(url, pages, rules, signal);
  const handle = await openTemporaryFile();
  try {
    await writeFile(handle, contentOf(page));
    const {
      title,
      text,
      pages: count,
    } = page.kind === 'html'
      ? { pages: null, ...(await reader.readPage(userId, handle.fd, signal)) }
      : { title: '', ...(await reader.read(userId, handle.fd, signal)) };
    if (text === '') throw noText();
    return await storePage(store, userId, { url: page.url, title, pages: count, text });
  } catch (error) {
    throw asLinkProblem(error);
  } finally {
    await handle.close();
  }
}

/** HTML as UTF-8, and text as well if its encoding is known; the reader recognises others. */
function contentOf({ kind, charset, bytes }: Page): Buffer | string {
  const head = bytes.subarray(0, 1024).toString('latin1');
  const declared =
    kind === 'html' ? /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] : undefined;
  const label = charset ?? declared ?? (kind === 'html' ? 'utf-8' : undefined);
  if (kind === 'pdf' || label === undefined) return bytes;
  return decoderOf(label).decode(bytes);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

function asLinkProblem(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  if (error.code === 'unsupported_media_type') return wrongKind();
  const message = error.errors?.['file']?.[0];
  return message === undefined ? error : Problem.field('url', message);
}
