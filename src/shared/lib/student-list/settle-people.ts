import type { ListColumn } from './read-columns';
import type { ReadPerson } from './read-row';
import { nameKey, questionAbout } from './student-names';

export type ListedPerson = {
  /** Unique in the list, and the same however its columns are read. */
  key: string;
  line: number;
  /** Empty for an address without a name. */
  name: string;
  /** Empty if there is none; of a question, the proposal. */
  email: string;
  /** `ask` leaves it to the teacher, `skip` is the same person again, `refuse` is no student. */
  outcome: 'add' | 'ask' | 'skip' | 'refuse';
  /** What to ask, or why the person is left out. */
  reason: string | null;
};

export type ListQuestion = {
  code: 'whose_address' | 'no_addresses' | 'no_address' | 'capitals' | 'same_name';
  text: string;
  lines: number[];
};

type Settled = { people: ListedPerson[]; questions: ListQuestion[]; guardianEmails: Set<string> };

type Named = { name: string; lines: number[] };
type Known = { line: number; name: string; display: string; number: string };

/** Compares the people of a list with each other: who is added, asked about, or there already. */
export function settlePeople(read: readonly ReadPerson[], columns: readonly ListColumn[]): Settled {
  const guardianEmails = new Set(read.flatMap((person) => person.guardianEmails));
  const doubtfulEmails = new Set(
    read.flatMap(({ relative, address }) =>
      relative !== null && address.kind === 'valid' ? [address.email.toLowerCase()] : [],
    ),
  );
  const comparable = areNumbers(read);
  const hasColumn = columns.length === 0 || columns.some(({ role }) => role === 'email');
  const byEmail = new Map<string, Known>();
  const byNumber = new Map<string, Known>();
  const byName = new Map<string, Named>();
  let hasSecondAddresses = false;
  const onLine = new Map<number, number>();
  const people = read.map((person): ListedPerson => {
    const place = onLine.get(person.line) ?? 0;
    onLine.set(person.line, place + 1);
    const settled = { key: `${person.line}.${place}`, line: person.line, name: person.name };
    const email = person.address.kind === 'valid' ? person.address.email : '';
    if (person.refusal !== null) return { ...settled, email, outcome: 'refuse', reason: person.refusal };
    const isGuardians = guardianEmails.has(email.toLowerCase());
    const asked = (reason: string, proposal: string): ListedPerson => ({
      ...settled,
      name: /^A formula|hidden/.test(questionAbout(person.name) ?? '') ? '' : person.name,
      email: isGuardians || guardianEmails.has(proposal.toLowerCase()) ? '' : proposal,
      outcome: 'ask',
      reason,
    });
    const self = {
      line: person.line,
      name: nameKey(person.name),
      display: person.name,
      number: comparable ? person.number.replace(/^0+(?=.)/, '').toLowerCase() : '',
    };
    const question = person.question ?? (person.name === '' ? null : questionAbout(person.name));
    if (person.address.kind === 'question') return asked(person.address.reason, person.address.proposal);
    if (email === '')
      return asked(question ?? (hasColumn ? 'No address of the student.' : 'No address.'), '');
    if (isGuardians) return asked('This address belongs to a parent or guardian in this list.', '');
    if (person.relative !== null)
      return asked(`“${person.relative}” may mean another person. Is this the student?`, email);
    if (doubtfulEmails.has(email.toLowerCase()))
      return asked('This address is also in the line of another person. Whose is it?', '');
    const same = byEmail.get(email.toLowerCase());
    if (same && (same.name === self.name || self.name === '' || same.name === ''))
      return {
        ...settled,
        name: same.display,
        email,
        outcome: 'skip',
        reason: `The same person as in line ${same.line}.`,
      };
    if (same) return asked(`The same address as in line ${same.line}, with another name. Whose is it?`, '');
    const double = self.number === '' ? undefined : byNumber.get(self.number);
    if (double) {
      hasSecondAddresses = true;
      return asked(
        `The same number as in line ${double.line}, with another address. Which one is right?`,
        email,
      );
    }
    if (question !== null) return asked(question, email);
    byEmail.set(email.toLowerCase(), self);
    if (self.number !== '') byNumber.set(self.number, self);
    if (self.name !== '') {
      const named = byName.get(self.name) ?? { name: person.name, lines: [] };
      named.lines.push(self.line);
      byName.set(self.name, named);
    }
    return { ...settled, email, outcome: 'add', reason: null };
  });
  // Two students of one name are usual; in a list where one student has two addresses they may be one.
  const questions = hasSecondAddresses ? [...byName.values()].flatMap(aboutName) : [];
  return { people, guardianEmails, questions };
}

/** Whether a column tells people apart: numbers of siblings or of a room don't. */
function areNumbers(read: readonly ReadPerson[]): boolean {
  const numbers = read.map(({ number }) => number).filter((number) => number !== '');
  return new Set(numbers).size * 10 >= numbers.length * 5;
}

function aboutName({ name, lines }: Named): ListQuestion[] {
  if (lines.length < 2) return [];
  const text = `${name} stands in lines ${lines.join(' and ')} with different addresses. Are they two students?`;
  return [{ code: 'same_name', text, lines }];
}
