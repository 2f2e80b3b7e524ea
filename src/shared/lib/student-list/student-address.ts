import { isEmail } from '../email';

export type ReadAddress =
  | { kind: 'none' }
  | { kind: 'valid'; email: string }
  /** `proposal` is what was probably meant; empty if that is not known. */
  | { kind: 'question'; reason: string; proposal: string };

/** Removes invisible characters, and what email programs put around an address. */
const cleanAddress = (cell: string): string =>
  cell
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Zs}\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^[^<>]{0,200}<([^<>]*)>[,;]?$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/^["']([^"']*)["']$/, '$1')
    .trim();

/** Stands for nothing, such as "n/a" or "-". */
export const isBlankWord = (cell: string): boolean =>
  /^(?:n\/?a|none|null|nil|[-–—?.]+)?$/i.test(cell.trim());

/** Reads the cell of a student's address by the rule of registration. */
export function readAddress(cell: string): ReadAddress {
  const email = cleanAddress(cell);
  if (isBlankWord(email)) return { kind: 'none' };
  if (isEmail(email)) return { kind: 'valid', email };
  const several = email.split(/[\s,;|/]+/).filter(isEmail);
  if (several.length > 1) return question('There are several addresses. Which one is the student’s?', '');
  return explain(email);
}

const question = (reason: string, meant: string): ReadAddress => ({
  kind: 'question',
  reason,
  proposal: isEmail(meant) ? meant : '',
});

function explain(email: string): ReadAddress {
  if (!email.includes('@'))
    return question(
      'The address has no @.',
      email.replace(/ +(?:at|\(at\)|\[at\]) +|\((?:at)\)|\[(?:at)\]/i, '@').replaceAll(' ', ''),
    );
  if (email.endsWith('.')) return question('The address ends with a full stop.', email.replace(/\.+$/, ''));
  const [, domain = ''] = email.split('@');
  if (/\.\./.test(domain))
    return question('The address has two dots in a row.', email.replaceAll(/\.{2,}/g, '.'));
  if (domain.includes(',')) return question('The address has a comma for a dot.', email.replaceAll(',', '.'));
  if (email.includes(' ')) return question('The address has a space in it.', email.replaceAll(' ', ''));
  return question('This is not an email address.', '');
}
