import type { CleanText } from './clean-text.ts';
import { isUtf16 } from './kind-of-file.ts';
import { chunksOf, readBytes, type UploadedFile } from './uploaded-file.ts';

/** Decodes UTF-8 or UTF-16 with or without a byte order mark, and anything else as Windows-1252. */
export function readText(file: UploadedFile, text: CleanText): void {
  const utf16 = isUtf16(readBytes(file, 0, 512));
  if (utf16) return decodeInto(text, file, new TextDecoder(`utf-16${utf16}`));
  decodeInto(text, file, new TextDecoder(isUtf8(file) ? 'utf-8' : 'windows-1252'));
}

function decodeInto(text: CleanText, file: UploadedFile, decoder: TextDecoder): void {
  for (const chunk of chunksOf(file)) {
    text.append(decoder.decode(chunk, { stream: true }));
    if (text.isFull) return;
  }
  text.append(decoder.decode());
}

function isUtf8(file: UploadedFile): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const chunk of chunksOf(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
