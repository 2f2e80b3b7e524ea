/** Words for a student in headings; each list is divided by commas, and `*` stands for more letters. */
export const studentWords =
  'student, students, pupil, pupils, learner, learners, participant, participants, child, children, kid, alumn*, alumno, alumna, alumnado, estudiante, estudiantes, niño, niña, hijo, hija, élève, élèves, eleve, étudiant*, apprenant*, enfant, studente, studenti, studentessa, alunno, alunna, alunni, bambino, aluno, aluna, alunos, alunas, estudante, criança, leerling, leerlingen, schüler*, schülerin, kind, kindes, uczeń, uczni*, dziecko, dziecka, žák*, žiak*, študent*, tanuló*, diák*, gyermek*, elev, elever, elevs, elevens, elevul*, barn, barnets, oppilas, oppilaan, lapsi, lapsen, öğrenci*, học sinh, hs, sinh viên, siswa, murid, pelajar, учень, учня, учениця, ученик*, учащ*, студент*, μαθητ*, طالب*, الطالب*, תלמיד*, התלמיד*, छात्र, छात्रा, विद्यार्थी, *学生*, *學生*, *生徒*, *学員*, *학생*, นักเรียน*';

/** Words for a school in headings of addresses. */
export const schoolWords =
  'school, schools, institutional, institucional, institutionnel, institutionnelle, schul*, scuola, escolar, schoolmail, szkolny, školní, školský, iskolai, skole, skol*';

/** Words in headings that say nothing about whom they mean. */
export const fillerWords =
  'of, the, a, an, and, s, de, del, della, dello, dell, di, d, do, da, dos, das, du, des, der, die, den, et, e, y, i, in, innen, r, o, as, la, las, le, les, el, los, l, van, het, za, ο, η, του, της, का, की, के, の';

/** Whole headings without the words above, by what their columns hold. */
export const nameHeadings = {
  name: 'full name, complete name, display name, legal name, nom complet, nombre completo, nome completo, nome e cognome, vollständiger name, volledige naam, navn, namn, fullständigt namn, fulde navn, nimi, koko nimi, név, teljes név, nama, nama lengkap, ad soyad, adı soyadı, adı ve soyadı, họ và tên, họ tên, tên đầy đủ, фио, пиб, піб, ф и о, п і б, имя и фамилия, ім’я та прізвище, ім’я і прізвище, ονοματεπώνυμο, ονομα επώνυμο, الاسم, اسم, الاسم الكامل, שם, שם מלא, नाम, पूरा नाम, 姓名, 氏名, 名前, 성명, ชื่อ, ชื่อ นามสกุล, imię i nazwisko, jméno a příjmení, meno a priezvisko, prenume și nume, ime i prezime, vezeték és keresztnév',
  lastFirst:
    'nazwisko i imię, nazwisko imię, nazwisko i imiona, příjmení a jméno, příjmení jméno, priezvisko a meno, priezvisko meno, nume și prenume, nume prenume, nume si prenume, prezime i ime, soyad ad, soyadı adı, efternamn förnamn, sukunimi etunimi, фамилия имя, фамилия и имя, прізвище ім’я, прізвище та ім’я, achternaam voornaam, efternavn fornavn, cognome nome, apelido nome, επώνυμο όνομα',
  last: 'nazwisko, achternaam, příjmení, priezvisko, vezetéknév, családnév, efternamn, efternavn, etternavn, sukunimi, soyad, soyadı, soy isim, họ, họ đệm, họ và tên đệm, họ và chữ đệm, прізвище, фамилия, επώνυμο, اسم العائلة, اللقب, שם משפחה, उपनाम, 姓, 성, 姓氏, prezime, nama belakang, นามสกุล',
  first:
    'imię, imiona, voornaam, křestní jméno, krstné meno, keresztnév, utónév, förnamn, tilltalsnamn, fornavn, etunimi, adı, ad, ön ad, tên, имя, όνομα, الاسم الأول, שם פרטי, 名, prenume, prénoms, ime, nama depan',
  nameOrLast: 'name, names, nom, naam, nume',
  nameOrFirst: 'nombre, nombres, nome, jméno, meno, ім’я, isim, 이름',
  infix: 'tussenvoegsel, tussenvoegsels, voorvoegsel, voorvoegsels, namenszusatz, namensvorsatz, vorsatzwort',
  inUse: 'rufname, roepnaam, tilltalsnamn, kutsumanimi',
} as const;

/** Words that mean an address of email. */
export const emailWords =
  'e mail*, email*, mail, mails, *mailadres*, *schulmail*, correo*, courriel*, posta elettronica, почта, пошта, електронна пошта, эл почта, e post*, epost*, sähköposti*, *eposta*, e posta*, poștă electronică, pošta, e pasts, el paštas, surel, emel, ηλεκτρονικό ταχυδρομείο, ηλ ταχυδρομείο, البريد*, بريد*, ايميل, دوال, דואל, דוא ל, מייל, אימייל, ईमेल, thư điện tử, *邮箱*, *邮件*, *郵件*, *電郵*, *メール*, *이메일*, อีเมล*';

/** Words beside those, which say nothing about whose the address is. */
export const neutralEmailWords =
  'address, addresses, addr, adresse, adress, adres, adresa, adrese, id, ids, electrónico, electrónica, eletrônico, eletrónico, electronique, électronique, elettronico, elettronica, الإلكتروني, الالكتروني, indirizzo, dirección, endereço, osoite, cím, címe, adresi, alamat, адрес, адреса, διεύθυνση, アドレス, 地址, 주소, required, optional, 1, google, gmail, outlook, microsoft, office 365, work, official, login';

/** Headings of a column that says who a person is to the student. */
export const relationWords =
  'relationship, relation, relations, role, roles, rolle, rol, rôle, person type, contact type, user type, beziehung, verwandtschaft*, parentesco, parenté, parentela, vínculo, lien, relación, relação, relazione, relatie, kinship, pokrewieństw*, vztah, príbuzn*, příbuzn*, rokonság*, kapcsolat, yakınlık*, hubungan, quan hệ, родство, степень родства, зв’язок, σχέση, صلة القرابة, קרבה, संबंध, *続柄*, *관계*, *关系*, *關係*';

/** Other headings of lists, whose columns are neither names nor addresses. */
export const otherHeadings =
  'grade*, year*, yr, section*, class, classes, klasse*, klassen*, group*, reg, registration, house, home room, homeroom, form, set, team, course*, subject*, fach, materia, gender, sex, geschlecht, pronoun*, note, notes, notas, comment*, remark*, bemerkung*, anmerkung*, remarques, opmerking*, period, entity, language*, sprache, school, schule, école, escuela, escola, scuola, szkoła, škola, status, point*, score*, date, start, end, enrolled, entry, exit, institution, department, company, organisation, organization, org unit, allerg*, diet*, medical, instrument*, shirt, size, club, sport*, lunch, transport, device, licence*, license*, paid, permission*, consent, absence*, award*, city, town, country, nationality, ort, wohnort, land, ville, pays, ciudad, país, cidade, miasto, kraj, religion, ethnicity, tag*, curso, grupo, grado, sección, nivel, clase, idioma, lengua, sexo, género, classe, sezione, turma, ano, sexe, genre, niveau, langue, observaciones, observações, klas, groep, geslacht, taal, klasa, oddział, płeć, uwagi, język, lớp, giới tính, ghi chú, třída, pohlaví, poznámk*, trieda, pohlavie, osztály, nem, megjegyzés, clasa, clasă, sex, sınıf, sınıfı, şube, cinsiyet, klass, kön, køn, kjønn, luokka, sukupuoli, kelas, jenis kelamin, клас, класс, стать, пол, примітк*, примечани*, τάξη, τμήμα, φύλο, الصف, الشعبة, الجنس, כיתה, מין, कक्षा, लिंग, *学年*, *班级*, *年级*, *性别*, *性別*, *備考*, *학년*, *성별*';

/** Those of them that name a part of a school, by which a list can be narrowed. */
export const groupHeadings =
  'grade*, year*, yr, section*, class, classes, klasse*, klassen*, group*, reg, registration, home room, homeroom, period, curso, grupo, grado, sección, clase, classe, sezione, turma, niveau, klas, groep, klasa, oddział, lớp, třída, trieda, osztály, clasa, clasă, sınıf, şube, klass, luokka, kelas, клас, класс, τάξη, τμήμα, الصف, כיתה, कक्षा, *学年*, *班级*, *年级*, *학년*';
