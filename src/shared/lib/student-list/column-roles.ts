import {
  emailWords,
  fillerWords,
  groupHeadings,
  nameHeadings,
  neutralEmailWords,
  otherHeadings,
  relationWords,
  schoolWords,
  studentWords,
} from './heading-words';
import { namesAdult, namesRelative } from './relatives';
import { createMatcher, plainWords } from './word-matcher';

/** What a column of a list holds, in the order in which the meanings are offered. */
export const columnRoles = [
  { value: 'unused', label: 'Not used' },
  { value: 'name', label: 'Name' },
  { value: 'last_first', label: 'Name, as Last, First' },
  { value: 'first', label: 'First name' },
  { value: 'last', label: 'Last name' },
  { value: 'infix', label: 'Part before the last name' },
  { value: 'preferred', label: 'Preferred name' },
  { value: 'email', label: 'Student’s email' },
  { value: 'guardian', label: 'Parent or guardian' },
  { value: 'relationship', label: 'Student or parent' },
  { value: 'number', label: 'Student number' },
  { value: 'birth', label: 'Birth date' },
] as const;

export type ColumnRole = (typeof columnRoles)[number]['value'];

export const isColumnRole = (value: string): value is ColumnRole =>
  columnRoles.some((role) => role.value === value);

/** The meaning of a heading; `login` and the kinds of addresses are settled by the other columns. */
export type HeadingMeaning =
  | ColumnRole
  /** An address that is explicitly the student's. */
  | 'own_email'
  /** An address that may be anybody's, such as that of a contact. */
  | 'unclear_email'
  /** A user name, which some exports fill with an address. */
  | 'login'
  /** "Name" in a language where it also heads the family names, or the given names. */
  | 'name_or_last'
  | 'name_or_first'
  /** The one of a person's first names that is used. */
  | 'in_use'
  /** An id beside better ones. */
  | 'plain_id';

const NAMED = new Set<HeadingMeaning>([
  'name',
  'last_first',
  'first',
  'last',
  'name_or_last',
  'name_or_first',
  'in_use',
]);
const ADDRESSED = new Set<HeadingMeaning>(['email', 'own_email', 'unclear_email', 'login']);

export const namesPerson = (meaning: HeadingMeaning): boolean => NAMED.has(meaning);
export const namesAddress = (meaning: HeadingMeaning): boolean => ADDRESSED.has(meaning);

/** "LASTNAME" and "STUDENTEMAIL", whose words have no mark between them. */
const GLUED =
  /\b(first|last|middle|given|family|full|student|pupil|child|school|parent|guardian|mother|father)(?=(?:first|last|full)?(?:names?|e?mails?|ids?|number)\b)/g;

const plainHeading = (heading: string): string =>
  plainWords(heading.slice(0, MAX_HEADING)).replaceAll(GLUED, '$1 ');

/** Longer texts are no headings. */
const MAX_HEADING = 200;

const emails = createMatcher(emailWords, plainWords);
const neutral = createMatcher(`${neutralEmailWords}, ${emailWords}, ${fillerWords}`, plainWords);
const students = createMatcher(studentWords, plainWords);
const own = createMatcher(`${studentWords}, ${schoolWords}`, plainWords);
const fillers = createMatcher(fillerWords, plainWords);
const relations = createMatcher(relationWords, plainWords);
const others = createMatcher(otherHeadings, plainWords);
const groups = createMatcher(groupHeadings, plainWords);
const names: readonly (readonly [HeadingMeaning, string])[] = [
  ['name', nameHeadings.name],
  ['last_first', nameHeadings.lastFirst],
  ['last', nameHeadings.last],
  ['first', nameHeadings.first],
  ['name_or_last', nameHeadings.nameOrLast],
  ['name_or_first', nameHeadings.nameOrFirst],
  ['infix', nameHeadings.infix],
  ['in_use', nameHeadings.inUse],
];
const bareNames = new Map(
  names.flatMap(([meaning, list]) =>
    list.split(', ').map((heading): [string, HeadingMeaning] => [fillers.without(heading), meaning]),
  ),
);

const ELSEWHERE =
  /\b(phone|telephone|tel|mobile|handy|telefono|cell|locker|seat|room|bus|street|address|adresse|direccion|zip|postal|city|state|mother tongue|middle)\b|telefon|muttersprache|strasse/u;
const BIRTH =
  /birth|\bdob\b|geburt|geboren|nacimiento|naissance|nascita|nascimento|urodzen|geboorte|рожден|生日|出生|생년/u;
const NUMBER =
  /\b(ids?|upn|uln|sis|uid|number|numero|nummer|num|no|nr|nb|matricula|matricule|matrikel\w*|ssid|suid|perm|admission|adno|nia|kennung|identifier)\b|学号|学籍|학번/u;
const LOGIN = /\b(log ?in|user ?name|web id|user|benutzer\w*|usuario|identifiant)\b/u;
const PREFERRED =
  /\b(preferred|nick ?name|known as|goes by|chosen|usual|rufname|spitzname|preferido|usage)\b/u;
const BOTH_NAMES =
  /\b(last|sur|family) ?(name)? ?(first|given|fore) ?(name)?\b|\b(name|nachname|familienname) vorname\b|\bapellidos? (y )?nombres?\b|\bnom (et )?prenom\b|\bcognome (e )?nome\b/u;
const FIRST_THEN_LAST =
  /\b(first|given|fore) ?(name)? (and )?(last|sur|family)|\bvorname (und )?(nach)?name\b|\bnombres? y apellidos?\b|\bprenom (et )?nom\b|\bnome (e )?cognome\b/u;
const LAST =
  /\b(last|family) names?\b|\blast\b|sur ?names?\b|nachname|familienname|zuname|\bapellidos?\b|nom de famille|\bcognome\b|\bsobrenome\b|\bapelidos?\b|nazwisko|achternaam|фамилия|^(姓|성|姓氏)$/u;
const FIRST =
  /\b(first|given|fore) ?names?\b|\bfirst\b|vorname|\bprenoms?\b|\bimie\b|voornaam|^(имя|名|이름)$/u;

/** The meaning of a heading, or null for one that is not known. Parents come first: they must never be taken for students. */
export function meaningOf(heading: string): HeadingMeaning | null {
  const plain = plainHeading(heading);
  if (plain === '') return 'unused';
  if (/muttersprache|mother tongue/u.test(plain)) return 'unused';
  if (isOfGuardian(heading)) return 'guardian';
  if (emails.find(plain) !== null) return namesAdult(plain) ? 'unused' : emailOf(plain);
  if (relations.find(plain) !== null) return 'relationship';
  if (ELSEWHERE.test(plain)) return 'unused';
  if (BIRTH.test(plain)) return 'birth';
  if (plain === 'user principal name') return 'login';
  return nameOf(plain) ?? otherOf(plain);
}

/** Whose address it is; any word that is not known may mean that it is somebody else's. */
function emailOf(plain: string): HeadingMeaning {
  const rest = neutral.without(plain);
  const qualifiers = own.without(rest).trim();
  if (qualifiers === '') return rest === '' ? 'email' : 'own_email';
  return students.find(plain) !== null && /^(?:personal|private|privat\w*)$/.test(qualifiers)
    ? 'own_email'
    : 'unclear_email';
}

function nameOf(plain: string): HeadingMeaning | null {
  if (namesAdult(plain)) return 'unused';
  const isStudents = students.find(plain) !== null;
  const bare = fillers.without(students.without(plain));
  const known = bare === '' && isStudents ? 'name' : bareNames.get(bare);
  if (known !== undefined) return known;
  if (PREFERRED.test(plain)) return 'preferred';
  if (BOTH_NAMES.test(plain)) return 'last_first';
  if (FIRST_THEN_LAST.test(plain)) return 'name';
  if (LAST.test(plain)) return 'last';
  return FIRST.test(plain) ? 'first' : null;
}

function otherOf(plain: string): HeadingMeaning | null {
  if (LOGIN.test(plain) && !/\bsis user id\b/u.test(plain)) return 'login';
  if (plain === 'id') return 'plain_id';
  if (NUMBER.test(plain)) return 'number';
  return others.find(plain) === null ? null : 'unused';
}

/** Whether a heading names a parent or guardian: its addresses can never become a student's. */
export const isOfGuardian = (heading: string): boolean => {
  const cut = heading.slice(0, MAX_HEADING);
  return namesRelative(cut) || namesRelative(plainHeading(cut));
};

/** Whether a heading names an adult of the school. */
export const isOfAdult = (heading: string): boolean => namesAdult(plainHeading(heading));

/** Whether a text names a student, as "Pupil" in a column of relations does. */
export const namesStudent = (text: string): boolean =>
  students.find(text) !== null ||
  /^(?:self|himself|herself|member|participant|user)$/.test(plainHeading(text));

/** Whether a heading names a part of a school, by which a list can be narrowed. */
export const isOfGroup = (heading: string): boolean => groups.find(plainHeading(heading)) !== null;
