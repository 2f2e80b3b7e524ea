import { MAX_RECORDS } from './list-records';
import { readAddress } from './student-address';
import { relativeIn, relativeInAddress } from './relatives';
import { cellText, turnName } from './student-names';

export type Mailbox = {
  line: number;
  name: string;
  address: ReturnType<typeof readAddress>;
  question: string | null;
  /** The word by which it says that it is a relative's; null if it does not. */
  relative: string | null;
};

export type Mailboxes = {
  mailboxes: Mailbox[];
  /** Lines without an address. */
  others: { line: number; text: string }[];
};

const MAX_TOKEN = 600;
const ADDRESSES = /<?(?:mailto:)?[^\s<>()",;:]{1,254}@[^\s<>()",;]{1,254}>?/gi;

/** What is left of a recipient without the addresses. */
const nameIn = (rest: string): string =>
  cellText(rest.replaceAll(/["<>]/g, '').replaceAll(/^[\s,;-]+|[\s,;:-]+$/g, '')).replace(
    /^['‘](.*)['’]$/u,
    '$1',
  );

/** Whether lines are written as an email program does: `Name <address>`, `mailto:`, or several addresses in one line. */
export const isMail = (text: string): boolean => /<[^<>\s@]{1,254}@[^<>\s@]{1,254}>|\bmailto:/i.test(text);

/** Reads the recipients of an email: several in a line, divided by semicolons or commas, with or without names. */
export function readMailboxes(text: string, firstLine: number): Mailboxes {
  const read: Mailboxes = { mailboxes: [], others: [] };
  for (const [index, line] of text.split('\n', MAX_RECORDS).entries()) {
    if (line.trim() !== '') readLine(line.trim(), firstLine + index, read);
  }
  return read;
}

function readLine(whole: string, line: number, { mailboxes, others }: Mailboxes): void {
  const text = whole.replace(/^(?:to|cc|bcc|an|para|à|a)\s*:\s*/i, '');
  if (!text.includes('@')) {
    others.push({ line, text: cellText(text) });
    return;
  }
  let waiting = '';
  for (const token of tokensOf(text)) {
    if (!token.includes('@')) {
      waiting = waiting === '' ? token : `${waiting}, ${token}`;
      continue;
    }
    if (token.length > MAX_TOKEN) {
      others.push({ line, text: `${cellText(token.slice(0, 80))}…` });
      continue;
    }
    const addresses = token.match(ADDRESSES) ?? [token];
    const rest = addresses.reduce((left, address) => left.replace(address, ''), token);
    if (addresses.length > 1 && nameIn(rest) === '') {
      for (const address of addresses) mailboxes.push(mailboxOf(line, '', address, null));
      continue;
    }
    const name = nameIn(rest);
    const turned = turnName(waiting === '' ? name : `${waiting}, ${name}`);
    // "Ouyang, Hao <…>, Li, Nan <…>": where a name begins is not certain.
    const question = waiting === '' ? turned.question : `Is “${turned.name}” the name?`;
    mailboxes.push(mailboxOf(line, turned.name, addresses.join(' '), question));
    waiting = '';
  }
  if (waiting !== '') others.push({ line, text: cellText(waiting) });
}

const mailboxOf = (line: number, name: string, written: string, question: string | null): Mailbox => {
  const address = readAddress(written);
  const email = address.kind === 'valid' ? address.email : '';
  return { line, name, address, question, relative: relativeIn(name) ?? relativeInAddress(email) };
};

/** The parts of a line, each with one address where the line is clear about it. */
const tokensOf = (line: string): string[] =>
  divide(line, ';').flatMap((part) =>
    // Both semicolons and commas divide "Bo <…>; Cy <…>, Di <…>".
    countAt(part) > 1 || !line.includes(';') ? divide(part, ',').flatMap(divideAfterAddress) : [part],
  );

const countAt = (text: string): number => text.split('@').length - 1;

/** "Ann <…> Bo <…>" and "Ann ann@… Bo bo@…" without anything between them. */
function divideAfterAddress(token: string): string[] {
  if (token.length > MAX_TOKEN || countAt(token) < 2) return [token];
  const parts = token
    .split(/(?<=@[^\s<>]{1,254}>)\s*|(?<=@[^\s<>]{1,254})\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isClear = parts.every((part) => countAt(part) === 1) && parts.some((part) => /\s|</.test(part));
  return isClear ? parts : [token];
}

/** Divides a line: a delimiter in quotation marks or angle brackets divides nothing. */
function divide(line: string, delimiter: ';' | ','): string[] {
  const parts: string[] = [];
  const last = { '"': line.lastIndexOf('"'), '>': line.lastIndexOf('>') };
  let start = 0;
  let inside = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (inside !== '') {
      if (sign === inside) inside = '';
    } else if (sign === '"') inside = at < last['"'] ? '"' : '';
    else if (sign === '<') inside = at < last['>'] ? '>' : '';
    else if (sign === delimiter) {
      parts.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, line.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}
