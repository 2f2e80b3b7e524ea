import { Problem } from '../../../platform/problem.ts';
import { unsupported } from './problems.ts';
import { readBytes, type UploadedFile } from './uploaded-file.ts';

export type FileKind = 'pdf' | 'docx' | 'txt';

const SNIFFED_BYTES = 8_192;

/** Recognises a file by its first bytes; a zip file counts as a Word document until it is opened. Throws a 415 or 422. */
export function kindOfFile(file: UploadedFile): FileKind {
  if (file.size === 0) throw Problem.field('file', 'This file is empty.');
  const head = readBytes(file, 0, Math.min(file.size, SNIFFED_BYTES));
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'docx';
  if (head.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) {
    throw unsupported('This is an older or a protected Word file. Save it as .docx without a password.');
  }
  if (head.subarray(0, 5).toString('latin1') === '{\\rtf')
    throw unsupported('This is an RTF file. Save it as .docx or as plain text.');
  if (!looksLikeText(head)) throw unsupported('Only PDF, DOCX and TXT files can be read.');
  return 'txt';
}

function looksLikeText(head: Buffer): boolean {
  if (isUtf16(head)) return true;
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
