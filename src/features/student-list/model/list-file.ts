import { decodeList, type ListEncoding } from '@/shared/lib/student-list';
import { readHtml } from './html-table';

/** A file as it was read; `bytes` stay, so that the teacher can choose another encoding. */
export type ListFile = { name: string; bytes: Uint8Array<ArrayBuffer>; encoding: ListEncoding };

const OLD_EXCEL = '\u00D0\u00CF\u0011\u00E0';
const MAX_BYTES = 2_000_000;

export type OpenedFile = { file: ListFile; text: string } | { problem: string };

/** Reads a file as text, or says what to do about one that is none. */
export function openFile(name: string, bytes: Uint8Array<ArrayBuffer>): OpenedFile {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start.startsWith('PK') || start === OLD_EXCEL)
    return { problem: 'This is a workbook. Save it as CSV in Excel or Numbers, then choose that file.' };
  if (start === '%PDF') return { problem: 'This is a PDF. Export the list as CSV, then choose that file.' };
  if (bytes.length > MAX_BYTES) return { problem: 'This file is larger than 2 MB. Choose a smaller one.' };
  const { text, encoding } = decodeList(bytes);
  if (/\0/.test(text)) return { problem: 'This file isn’t a list. Choose a CSV or text file.' };
  const page = readHtml(text);
  if (page !== null && 'problem' in page) return page;
  return { file: { name, bytes, encoding }, text: page?.text ?? text };
}

/** The text of a file in its encoding, which the teacher may have chosen. */
export function textOfFile({ bytes, encoding }: ListFile): string {
  const { text } = decodeList(bytes, encoding);
  const page = readHtml(text);
  return page !== null && 'text' in page ? page.text : text;
}
