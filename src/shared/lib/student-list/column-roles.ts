/** What a column of a list holds, in the order in which the meanings are offered. */
export const columnRoles = [
  { value: 'unused', label: 'Not used' },
  { value: 'name', label: 'Name' },
  { value: 'last_first', label: 'Name, as Last, First' },
  { value: 'first', label: 'First name' },
  { value: 'last', label: 'Last name' },
  { value: 'preferred', label: 'Preferred name' },
  { value: 'email', label: 'Email of the student' },
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
  /** An id beside better ones. */
  | 'plain_id';

/** Small letters without accents, and one space between words: "Student_LastName" is "student last name". */
const plainHeading = (heading: string): string =>
  heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const EMAIL =
  /\be ?mails?\b|email|mail ?adress|mailaddress|\bmail\b|schulmail|correo|courriel|posta elettronica|почта|邮箱|邮件|メール|이메일/u;
const GUARDIAN =
  /\b(parents?|parental|guardians?|carers?|mother|father|mom|mum|dad|step ?mother|step ?father|grand ?(mother|father|parents?)|next of kin|emergency|padres?|madres?|apoderad[oa]s?|acudientes?|tutor(es|a)? legal|representantes?|peres?|meres?|responsable|responsaveis|responsavel|genitor[ei]|pai|mae|encarregado|ouders?|verzorgers?|rodzic\w*|opiekun\w*|matki|ojca|mutter|vater|sorge)\b|eltern|erziehungs|sorgeberecht|родител|мать|матери|отца|отец|опекун|家长|父母|父亲|母亲|监护|保護者|부모|보호자/u;
const STAFF =
  /\b(teachers?|advis[eo]rs?|counsell?ors?|coach|staff|principal|tutor|profesor(a|es)?|docentes?|enseignants?|insegnante|professor)\b|lehrer|lehrkraft/u;
const FAMILY = /\b(home|family|families|familie|famille|familia|household|haushalt)\b/u;
const ANYBODY = /\b(contacts?|personal|private|privat|alternat\w+|secondary|other|kontakt|contacto)\b/u;
const OWN =
  /\b(students?|pupils?|learners?|schools?|alumn[oa]s?|alumnado|estudiantes?|eleves?|etudiants?|student[ei]|alun[oa]s?|estudante|uczni\w*|leerling|institutional)\b|schul|schuler|ученик|学生|生徒|학생/u;
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
const FULL =
  /^(full|student|pupil|learner|display|complete|legal) ?(full )?names?$|^student full name$|^students?$|^pupils?$|^names? of (the )?(student|pupil)s?$|^nombre completo$|^alumn[oa]s?$|^estudiantes?$|^schuler( in)?( name)?$|^name (der|des) schuler\w*( in)?$|^eleves?$|^nom complet$|^nome completo$|^aluno$|^姓名$|^氏名$|^名前$|^성명$/u;
const UNUSED =
  /\b(grades?|years?|yr|sections?|class(es)?|klassen?|groups?|reg|registration|house|home ?room|gender|sex|geschlecht|pronouns?|notes?|comments?|bemerkung(en)?|period|entity|language|sprache|school|schule|teacher|advisor|status|points?|score|date|start|end|enrolled|curso|grupo|grado|seccion|clase|idioma|classe|sexe|niveau|observaciones)\b/u;

/** The meaning of a heading, or null for one that is not known. Parents come first: they must never be taken for students. */
export function meaningOf(heading: string): HeadingMeaning | null {
  const plain = plainHeading(heading);
  if (plain === '') return 'unused';
  if (/muttersprache|mother tongue/u.test(plain)) return 'unused';
  if (GUARDIAN.test(plain)) return 'guardian';
  if (EMAIL.test(plain)) {
    if (STAFF.test(plain)) return 'unused';
    if (FAMILY.test(plain)) return 'unclear_email';
    if (OWN.test(plain)) return 'own_email';
    return ANYBODY.test(plain) ? 'unclear_email' : 'email';
  }
  if (/\b(relationship|relation|role|rolle|person type|contact type|beziehung|parentesco)\b/u.test(plain))
    return 'relationship';
  if (ELSEWHERE.test(plain)) return 'unused';
  if (BIRTH.test(plain)) return 'birth';
  return nameOf(plain) ?? otherOf(plain);
}

function nameOf(plain: string): HeadingMeaning | null {
  if (STAFF.test(plain)) return 'unused';
  if (PREFERRED.test(plain)) return 'preferred';
  if (BOTH_NAMES.test(plain)) return 'last_first';
  if (FIRST_THEN_LAST.test(plain) || FULL.test(plain)) return 'name';
  if (LAST.test(plain)) return 'last';
  if (FIRST.test(plain)) return 'first';
  if (/^(names?|nom|name des kindes)$/u.test(plain)) return 'name_or_last';
  if (/^(nombres?|nome)$/u.test(plain)) return 'name_or_first';
  return null;
}

function otherOf(plain: string): HeadingMeaning | null {
  if (LOGIN.test(plain) && !/\bsis user id\b/u.test(plain)) return 'login';
  if (plain === 'id') return 'plain_id';
  if (NUMBER.test(plain)) return 'number';
  return UNUSED.test(plain) ? 'unused' : null;
}

/** Whether a heading names a parent or guardian: its addresses can never become a student's. */
export const isOfGuardian = (heading: string): boolean => GUARDIAN.test(plainHeading(heading));

/** Whether a heading names a part of a school, by which a list can be narrowed. */
export const isOfGroup = (heading: string): boolean =>
  /\b(grades?|years?|yr|sections?|class(es)?|klassen?|groups?|reg|registration|home ?room|period|curso|grupo|grado|seccion|clase|classe|niveau)\b/u.test(
    plainHeading(heading),
  );
