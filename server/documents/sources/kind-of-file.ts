import { Problem } from '../../platform/problem.ts';
import { entriesOf } from './zip.ts';

export type FileKind = 'pdf' | 'docx' | 'txt';

/** Detects the type of a file by its content. Throws a 415 or 422 with what to do instead. */
export function kindOfFile(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw Problem.field('file', 'This file is empty.');
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    if (entriesOf(bytes).some(({ name }) => name === 'word/document.xml')) return 'docx';
    throw refused('This is not a Word document. Give a PDF, DOCX or TXT file.');
  }
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) {
    throw refused('This is an older or a protected Word file. Save it as .docx without a password.');
  }
  if (bytes.subarray(0, 5).toString('latin1') === '{\\rtf')
    throw refused('This is an RTF file. Save it as .docx or as plain text.');
  if (!looksLikeText(bytes)) throw refused('Only PDF, DOCX and TXT files can be read.');
  return 'txt';
}

function refused(message: string): Problem {
  return new Problem('unsupported_media_type', message);
}

const SNIFFED_BYTES = 8_192;

function looksLikeText(bytes: Buffer): boolean {
  if (isUtf16(bytes)) return true;
  const head = bytes.subarray(0, SNIFFED_BYTES);
  const control = head.filter(
    (byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13,
  ).length;
  return !head.includes(0) && control <= head.length / 200;
}

/** By its byte order mark, or because every second byte of Western text is zero. */
export function isUtf16(bytes: Buffer): false | 'le' | 'be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'be';
  const head = bytes.subarray(0, Math.min(bytes.length, 512) & ~1);
  if (head.length < 8) return false;
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.35 && even === 0) return 'le';
  return even > head.length * 0.35 && odd === 0 ? 'be' : false;
}
