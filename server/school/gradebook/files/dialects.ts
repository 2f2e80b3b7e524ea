/** What a column holds. The first seven identify a student. */
export const columnRoles = [
  'id',
  'number',
  'email',
  'user_name',
  'name',
  'first_name',
  'last_name',
  'assignment',
  'status',
  'read_only',
  'exported_at',
  'unused',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** What a line is that is about no student. */
export type LineKind = 'points' | 'dates' | 'posting' | 'summary' | 'test_student';

export interface Dialect {
  readonly format: 'lectern' | 'canvas' | 'moodle' | 'powerteacher' | 'classroom' | 'other';
  /** Headings that together only this format has. */
  readonly required: readonly RegExp[];
  /** What a heading means, the first that fits. The group `title` is that of the assignment, `tag` the end of its id. */
  readonly headings: readonly (readonly [RegExp, ColumnRole])[];
  /** What the first text of a line says if the line is about no student. */
  readonly lines: readonly (readonly [RegExp, LineKind])[];
  /** Whether another heading is an assignment only if the line of points has a number for it. */
  readonly needsPoints?: boolean;
  /** The lines above the heading that describe the only assignment. */
  readonly above?: { readonly title: RegExp; readonly points: RegExp };
  /** Whether semicolons come with decimal commas, and commas with decimal points. */
  readonly separatorTellsDecimals?: boolean;
  /** Whether the format has no word for excused, so that an empty cell says nothing about it. */
  readonly hasNoExcuse?: boolean;
  /** Whether its numbers of students are those of the school. */
  readonly hasSchoolNumbers?: boolean;
  /** Whether scores are those before the deduction for being late. */
  readonly isBeforeDeduction?: boolean;
}

const summaries = [
  /^(?:grand )?(?:totals?|averages?|mean|median|class average|sum|summe|durchschnitt)\b/i,
  'summary',
] as const;

/** The formats by their published descriptions; the last takes any other table. */
export const dialects: readonly Dialect[] = [
  {
    format: 'lectern',
    required: [/^Lectern ID$/i, /^Student number$/i],
    headings: [
      [/^Lectern ID$/i, 'id'],
      [/^Last name$/i, 'last_name'],
      [/^First name$/i, 'first_name'],
      [/^Student number$/i, 'number'],
      [/^Email$/i, 'email'],
      [/^User name$/i, 'user_name'],
      [/^Exported at \(Unix time\)$/i, 'exported_at'],
      [/^(?<title>.*)\[(?<tag>[^[\]\s]{1,8})\]$/s, 'assignment'],
      [/\[(?<tag>[^[\]\s]{1,8})\] status$/i, 'status'],
      [/\[[^[\]\s]{1,8}\] (?:dropped|counts)$/i, 'read_only'],
    ],
    lines: [[/^Points possible$/i, 'points'], summaries],
    needsPoints: true,
    separatorTellsDecimals: true,
    isBeforeDeduction: true,
  },
  {
    format: 'canvas',
    hasSchoolNumbers: true,
    required: [/^(?:Student|LastName)$/i, /^ID$/i, /^Section$/i],
    headings: [
      [/^Student$/i, 'name'],
      [/^LastName$/i, 'last_name'],
      [/^FirstName$/i, 'first_name'],
      [/^SIS User ID$/i, 'number'],
      [/^SIS Login ID$/i, 'user_name'],
      [/^(?:ID|Integration ID|Root Account|Section|Notes)$/i, 'unused'],
      [/^(?<title>.+) \(\d+\)$/s, 'assignment'],
      [
        /(?:^|\s)(?:Current|Unposted Current|Final|Unposted Final|Override) (?:Points|Score|Grade)(?: \(.+\))?$/i,
        'read_only',
      ],
    ],
    lines: [
      [/^Points Possible$/i, 'points'],
      [/^(?:Manual Posting|Muted)$/i, 'posting'],
      [/^Student, Test$/i, 'test_student'],
      summaries,
    ],
    needsPoints: true,
  },
  {
    format: 'moodle',
    hasSchoolNumbers: true,
    required: [
      /^First name$/i,
      /^(?:Surname|Last name)$/i,
      /^Email address$/i,
      /^ID number$|^Last downloaded from this course$|\((?:Real|Percentage|Letter)\)$/i,
    ],
    headings: [
      [/^First name$/i, 'first_name'],
      [/^(?:Surname|Last name)$/i, 'last_name'],
      [/^ID number$/i, 'number'],
      [/^Email address$/i, 'email'],
      [/^Username$/i, 'user_name'],
      [/^(?:Institution|Department)$/i, 'unused'],
      [/^Last downloaded from this course$/i, 'exported_at'],
      [/^Feedback: |\((?:Feedback|Letter|Percentage)\)$/i, 'unused'],
      [/^[\p{L} ]{1,40}: (?<title>.+?)(?: \(Real\))?$/su, 'assignment'],
      [/ total(?: \(Real\))?$/i, 'read_only'],
      [/^(?<title>.+) \(Real\)$/s, 'assignment'],
    ],
    lines: [summaries],
    hasNoExcuse: true,
  },
  {
    format: 'powerteacher',
    hasSchoolNumbers: true,
    required: [/^Student Num$/i, /^Student Name$/i, /^Score$/i],
    headings: [
      [/^Student Num$/i, 'number'],
      [/^Student Name$/i, 'name'],
      [/^Score$/i, 'assignment'],
    ],
    lines: [],
    above: { title: /^Assignment Name:$/i, points: /^Points Possible:$/i },
  },
  {
    format: 'classroom',
    required: [/^Last Name$/i, /^First Name$/i, /^Email Address$/i],
    headings: [
      [/^Last Name$/i, 'last_name'],
      [/^First Name$/i, 'first_name'],
      [/^Email Address$/i, 'email'],
    ],
    lines: [[/^Points$/i, 'points'], [/^Date$/i, 'dates'], summaries],
    hasNoExcuse: true,
  },
  {
    format: 'other',
    required: [],
    headings: [
      [
        /^(?:e-?mail(?:[ -]?address(?:es)?)?|e-mail-adresse|mail|correo(?: electrónico)?|courriel)$/i,
        'email',
      ],
      [
        /^(?:last|family) ?name|^surname|^nachname|^familienname|^apellidos?|^nom(?: de famille)?$/i,
        'last_name',
      ],
      [/^(?:first|given) ?names?|^forename|^vorname|^nombres?$|^prénom/i, 'first_name'],
      [/^(?:(?:full |student(?:['’]s)? )?names?|students?|pupils?|schüler(?:in)?|alumn[oa]|élève)$/i, 'name'],
      [
        /^(?:student |school |pupil |sis )?(?:id|no\.?|num(?:ber)?|nummer)(?: number)?$|^id-nummer$|^matr[íi]cula$/i,
        'number',
      ],
      [/^(?:user ?name|login(?: id)?|benutzername|usuario)$/i, 'user_name'],
      [/^(?:class|section|grade|group|period|notes?|comments?|klasse|kommentar)$/i, 'unused'],
      [/^(?:(?:course |class |final |current )?(?:total|average|grade|score))$/i, 'read_only'],
    ],
    lines: [
      [/^(?:points(?: possible)?|max(?:imum)?(?: points)?|out of)$/i, 'points'],
      [/^(?:due )?dates?$/i, 'dates'],
      summaries,
    ],
  },
];
