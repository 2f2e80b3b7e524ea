import { isUtf16 } from './kind-of-file.ts';

/** Decodes UTF-8 or UTF-16 with or without a byte order mark, and anything else as Windows-1252. */
export function readText(bytes: Buffer): string {
  const utf16 = isUtf16(bytes);
  if (utf16) return new TextDecoder(`utf-16${utf16}`).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
