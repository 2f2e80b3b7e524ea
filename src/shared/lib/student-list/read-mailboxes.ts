import { MAX_RECORDS } from './list-records';
import { readAddress } from './student-address';
import { cellText, turnName } from './student-names';

export type Mailbox = {
  line: number;
  name: string;
  address: ReturnType<typeof readAddress>;
  question: string | null;
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
  cellText(rest.replaceAll(/["<>]/g, '').replaceAll(/^[\s,;-]+|[\s,;-]+$/g, ''));

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
    const name = addresses.reduce((rest, address) => rest.replace(address, ''), token);
    if (addresses.length > 1 && nameIn(name) === '') {
      for (const address of addresses)
        mailboxes.push({ line, name: '', address: readAddress(address), question: null });
      continue;
    }
    const turned = turnName(waiting === '' ? nameIn(name) : `${waiting}, ${nameIn(name)}`);
    mailboxes.push({
      line,
      name: turned.name,
      address: readAddress(addresses.join(' ')),
      // "Ouyang, Hao <…>, Li, Nan <…>": where a name begins is not certain.
      question: waiting === '' ? turned.question : `Is “${turned.name}” the name?`,
    });
    waiting = '';
  }
  if (waiting !== '') others.push({ line, text: cellText(waiting) });
}

/** The parts of a line: a delimiter in quotation marks or angle brackets divides nothing. */
function tokensOf(line: string): string[] {
  const tokens: Record<';' | ',', string[]> = { ';': [], ',': [] };
  const starts = { ';': 0, ',': 0 };
  const last = { '"': line.lastIndexOf('"'), '>': line.lastIndexOf('>') };
  let inside = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (inside !== '') {
      if (sign === inside) inside = '';
    } else if (sign === '"') inside = at < last['"'] ? '"' : '';
    else if (sign === '<') inside = at < last['>'] ? '>' : '';
    else if (sign === ';' || sign === ',') {
      tokens[sign].push(line.slice(starts[sign], at));
      starts[sign] = at + 1;
    }
  }
  const mark = tokens[';'].length > 0 ? ';' : ',';
  return [...tokens[mark], line.slice(starts[mark])]
    .map((token) => token.trim())
    .filter((token) => token !== '');
}
