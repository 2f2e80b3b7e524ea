/** Words for people who are not the student, in one language; each list is divided by commas. `*` stands for more letters. */
type RelativeWords = {
  /** Mean a relative wherever they stand. */
  words: string;
  /** Names of people as well: mean a relative alone, in brackets, before a colon, or as "X's …" and "… of X". */
  alsoNames?: string;
  /** Usual first names as well, or too short: mean a relative in headings and in a column of relations only. */
  inHeadings?: string;
};

/** Relatives, in all the languages that the reader of lists knows. */
export const relativeWords: Readonly<Record<string, RelativeWords>> = {
  english: {
    words:
      'mother, mothers, mum, mums, mummy, mom, moms, mommy, mam, dad, dads, daddy, father, fathers, step mother, step mum, step mom, step father, step dad, stepmother, stepmum, stepmom, stepfather, stepdad, step parent, stepparent, parents, parental, guardian, guardians, carer, carers, caregiver, caregivers, caretaker, grandmother, grandma, granny, gran, grandfather, grandpa, grandad, granddad, grandparent, grandparents, grand mother, grand father, aunt, auntie, aunty, uncle, next of kin, foster, godmother, godfather, wife, husband, nanny, childminder, host mother, host father, host family, social worker, responsible adult, account holder, emergency',
    alsoNames: 'parent, mama, papa, nan, nana',
    inHeadings: 'kin, payer',
  },
  spanish: {
    words:
      'madre, madres, padre, padres, mamá, papá, tutor legal, tutora legal, tutores legales, apoderad*, acudiente, acudientes, representante, representantes, padrastro, madrastra, abuela, abuelo, abuelos, tía, responsable, encargad*',
    inHeadings: 'tutores',
  },
  french: {
    words:
      'mère, mères, père, pères, maman, beau père, belle mère, grand mère, grand père, grands parents, mamie, tuteur, tutrice, représentant*, responsables, resp légal, resp légale, rep légal, tante, oncle, nourrice, marraine, parrain',
    inHeadings: 'resp',
  },
  german: {
    words:
      'mutti, vati, *eltern*, erziehungs*, erz ber, erzber*, sorgeber*, sorgerecht*, vormund, grossmutter, grossvater, oma, opa, onkel, stiefmutter, stiefvater, pflegemutter, pflegevater, kontaktperson, ansprechpartner*, ansprechperson, bezugsperson, notfall*, angehörige*',
    alsoNames: 'mutter, vater',
    inHeadings: 'sorge, mutter*, vater*, erz',
  },
  italian: {
    words: 'mamma, babbo, genitore, genitori, tutore, nonna, nonno, affidatari*, esercente',
    alsoNames: 'papà',
    inHeadings: 'zia, zio',
  },
  portuguese: {
    words:
      'mãe, encarregado, encarregada, encarregados, responsável, responsáveis, avó, avô, padrasto, madrasta',
    alsoNames: 'pai',
    inHeadings: 'ee, dos pais',
  },
  dutch: {
    words:
      'moeder, vader, ouder, ouders, verzorger, verzorgers, voogd, stiefmoeder, stiefvader, oom, contactpersoon',
  },
  polish: {
    words:
      'matka, matki, ojciec, ojca, rodzic*, opiekun*, babcia, babci, dziadek, dziadka, ciocia, wujek, macocha, ojczym',
    alsoNames: 'tata',
  },
  vietnamese: {
    words: 'mẹ, bố, phụ huynh, người giám hộ, giám hộ, bố mẹ, cha mẹ, người thân',
    alsoNames: 'cha, má',
    inHeadings: 'ông, bà',
  },
  turkish: {
    words:
      'annesi, babası, velisi, ebeveyn*, vasi, vasisi, yasal temsilci, büyükanne, babaanne, anneanne, teyze',
    inHeadings: 'anne, baba, veli, veli*',
  },
  swedish: {
    words:
      'pappa, förälder, föräldrar, föräldra*, vårdnadshavare, målsman, mormor, farmor, morfar, farfar, styvfar, styvmor',
    alsoNames: 'mor, far',
  },
  danishAndNorwegian: {
    words:
      'forælder, forældre, forældre*, forelder, foreldre, foreldre*, foresatt*, værge, verge, bedstemor, bedstefar, bestemor, bestefar',
  },
  finnish: {
    words: 'äiti, äidin, isä, isän, huoltaja*, vanhempi, vanhemmat, vanhemman, isoäiti, mummo, vaari',
  },
  czechAndSlovak: {
    words:
      'matky, otec, otce, otca, rodič*, zákonný zástupce, zákonný zástupca, zástupce, zástupca, máma, táta, babička, dědeček, opatrovník, opatrovníka',
  },
  hungarian: {
    words:
      'anyja, apja, anyuka, apuka, édesanya, édesanyja, édesapa, édesapja, szülő*, gondviselő*, gyám, törvényes képviselő, nagymama, nagypapa, nagyanya, nagyapa',
    inHeadings: 'anya, apa',
  },
  romanian: {
    words: 'mamă, mamei, tată, tatălui, părinte, părinț*, părinţ*, tutorele, reprezentant*, bunica, bunicul',
  },
  southSlavic: {
    words: 'majka, majke, otac, roditelj*, skrbnik*, staratelj*, starši, майка, баща, настойник*',
  },
  baltic: { words: 'tėvas, tėvai, motina, globėjas, vecāki, māte, lapsevanem, lapsevanema, vanemad' },
  indonesianAndMalay: {
    words: 'orang tua, orangtua, ortu, ibu bapa, penjaga, nenek, kakek',
    alsoNames: 'ibu, ayah, bapak',
    inHeadings: 'wali, waris',
  },
  filipino: { words: 'magulang, nanay, tatay, tagapag alaga' },
  ukrainian: {
    words:
      'мати, матір, матері, батько, батька, батьки, батьків, тато, опікун*, бабуся, дідусь, законний представник, вітчим, мачуха',
  },
  russian: {
    words:
      'мать, мама, мамы, матери, отец, отца, папа, папы, родител*, опекун*, бабушка, дедушка, законный представитель, отчим, мачеха',
  },
  greek: {
    words:
      'μητέρα, μητέρας, πατέρας, πατέρα, γονέας, γονέα, γονείς, γονέων, κηδεμόνας, κηδεμόνα, κηδεμόνων, μαμά, μπαμπάς, γιαγιά, παππούς',
  },
  arabic: {
    words: 'والد*, الوالد*, ولي أمر, ولي الأمر, أولياء الأمور, الأم, الأب, الوصي, الجدة',
    inHeadings: 'أم, أب',
  },
  hebrew: {
    words: 'אמא, אבא, הורה, ההורה, הורים, ההורים, הורי*, אפוטרופוס, סבתא, סבא',
    inHeadings: 'אם, אב',
  },
  hindi: { words: 'माता, पिता, अभिभावक, माँ, मां, संरक्षक, माता पिता' },
  korean: {
    words: '*부모*, *어머니*, *아버지*, *엄마*, *아빠*, *보호자*, *할머니*, *할아버지*',
    inHeadings: '모, 부',
  },
  japanese: {
    words: '*保護者*, *父親*, *母親*, *お母さん*, *お父さん*, *祖母*, *祖父*',
    inHeadings: '父, 母',
  },
  chinese: {
    words:
      '*家长*, *家長*, *父母*, *父亲*, *母亲*, *妈妈*, *媽媽*, *爸爸*, *监护*, *監護*, *奶奶*, *爷爷*, *外婆*',
  },
  thai: { words: '*ผู้ปกครอง*, *แม่*, *พ่อ*, *มารดา*, *บิดา*' },
};

/** Families and offices, whose lines and addresses are no student's. */
export const familyWords =
  'family, families, familie, familien, fam, famille, familia, família, famiglia, rodzina, rodziny, gezin, huishouden, household, haushalt, foyer, perhe, familj, család, gia đình, семья, семьи, οικογένεια, عائلة, משפחת, *家庭*, *家族*, *가족*, office, reception, sekretariat, secretariat, secretaria, secretaría, contact, contacts, kontakt';

/** Adults of a school. */
export const adultWords =
  'teacher, teachers, staff, *lehrer*, *lehrkraft*, profesor, profesores, profesora, docente, professor, professora, enseignant*, insegnante, maestra, maestro, advisor, adviser, counsellor, counselor, coach, principal, tutor, tutora, form tutor, nauczyciel*, leraar, mentor, öğretmen, lärare, lærer, opettaja, učitel*, tanár, profesoară, учитель, вчитель, giáo viên, 教师, 老师, 先生, 교사';

/** Titles of adults, before a name. */
export const titleWords =
  'mr, mrs, herr, frau, monsieur, madame, mme, señor, señora, sra, signor, signora, senhor, senhora, mevrouw, meneer, dhr, mevr';

/** Words between a relative and a name, such as "mother of Ed". */
export const ofWords =
  'of, to, for, von, vom, van, de, del, da, do, di, du, des, der, d, från, til, af, av, của, от';
