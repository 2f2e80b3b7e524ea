import { describe, expect, test } from 'vitest';
import { readStudentList } from '.';

const invited = (text: string) =>
  readStudentList(text)
    .people.filter(({ outcome }) => outcome === 'add')
    .map(({ name, email }) => [name, email]);

describe('an only column of addresses beside another person is asked about', () => {
  test.each([
    'Uczeń;Mama',
    'Họ và tên học sinh;Mẹ',
    'Họ và tên;Cha',
    'Ad Soyad;Veli',
    'Namn;Vårdnadshavare',
    'Jméno;Zákonný zástupce',
    'Név;Szülő',
    'Nume;Părinte',
    'Nimi;Huoltaja',
    'Navn;Forælder',
    'Nama;Wali',
    'Ім\u2019я;Батьки',
    'Όνομα;Κηδεμόνας',
    'الاسم;ولي الأمر',
    'שם;הורה',
    'नाम;अभिभावक',
    '이름;보호자',
    '氏名;保護者',
    '姓名;家长',
    'Schüler;Erz.-Ber.',
    'Schüler;Sorgeber.',
    'Schüler;Ansprechpartner',
    'Élève;Resp. légal 1',
    'Élève;Représentant',
    'Student;Responsible adult',
    'Student;Contact',
    'Student;Family',
    'Name;Kin',
    'Name;Account holder',
    'Name;Payer',
    'Aluno;EE',
    '氏名;続柄',
    'Guardian;Student',
    'Alumno;Padre/Madre',
    'Elev;Foresatt',
    'Élève;Personne à prévenir',
    'Student;Billing name',
    'Name;Who to call',
    'Leerling;Voogd',
    'Učenik;Roditelj',
    'Žák;Odpovědná osoba',
    'Student;Sponsor',
    'Ученик;Родитель',
    'Nome;Genitore',
    'Name;Grown-up',
    'Student;Advisor',
    'Student;Name',
    'Xyz;Abc',
    'Name;',
  ])('%s', (headings) => {
    for (const email of ['Email', 'E-mail', 'Mail'])
      expect(
        invited(`${headings};${email}\nAnn Lee;Mary Lee;mary@home.test\nBo Fox;Jo Fox;jo@home.test`),
      ).toEqual([]);
  });

  test('in a list without headings', () => {
    expect(invited('Ann Lee;Mary Lee;mary@home.test\nBo Fox;Jo Fox;jo@home.test')).toEqual([]);
    expect(invited('Ann;Lee;Mary Lee;mary@home.test\nBo;Fox;Jo Fox;jo@home.test')).toEqual([]);
  });

  test('in two columns of addresses, or with a number', () => {
    expect(invited('ann@school.test,mary@home.test\nbo@school.test,jo@home.test')).toEqual([]);
    expect(invited('Ann,ann@school.test,Mary,mary@home.test\nBo,bo@school.test,Jo,jo@home.test')).toEqual([]);
    expect(
      invited('Pupil,Adult 1,Email\nAnn Lee,Mary Lee 0123,m@home.test\nBo Fox,Al & Jo Fox,j@home.test'),
    ).toEqual([]);
  });

  test('with the address in a foreign or unknown word', () => {
    expect(invited('Họ tên,Phụ huynh,Điện thoại,Email\nTrần An,Trần Bố,0901,tranbo@nha.test')).toEqual([]);
    expect(invited('Qwe,Rty\nAnn Lee,mary@home.test')).toEqual([]);
  });
});

describe('a heading of addresses with a word that is not the student’s is asked about', () => {
  test.each([
    'Correo familiar',
    'Email famiglia',
    'Email do EE',
    'Courriel foyer',
    'E-Mail zuhause',
    'E-mail kontaktowy',
    'Primary email',
    'Family email',
    'Home email',
    'Contact email',
    'Mail Eltern',
    'Correo tutor',
    'E-mail domowy',
    'Email rodiny',
    'Ev e-posta',
    'Email thuis',
    'Courriel maison',
    'Email casa',
    'Student home email',
    'Student contact email',
    'Email of payer',
    'Billing e-mail',
    'Kotisähköposti',
    'Email gia đình',
  ])('%s', (heading) => {
    expect(invited(`Student;${heading}\nAnn Lee;mary@home.test\nBo Fox;jo@home.test`)).toEqual([]);
  });
});

describe('a student’s own address is invited', () => {
  const ann = [
    ['Ann Lee', 'ann@school.test'],
    ['Bo Fox', 'bo@school.test'],
  ];
  test.each([
    'Student;Email',
    'Uczeń;E-mail',
    'Jméno a příjmení;E-mail',
    'Név;E-mail cím',
    'Nimi;Sähköposti',
    'Namn;E-post',
    'Navn;E-mail',
    'Ad Soyad;E-posta',
    'Họ và tên;Email',
    'Họ tên học sinh;Email học sinh',
    'Alumno/a;Correo electrónico',
    'Nome do aluno;E-mail',
    'ФИО ученика;Почта',
    'ПІБ;Електронна пошта',
    'Child name;Email address',
    'الاسم;البريد الإلكتروني',
    'שם התלמיד;דוא"ל',
    '氏名;メールアドレス',
    '이름;이메일',
    '姓名;邮箱',
    'Leerling;E-mailadres',
    'Nombre del alumno;Correo del alumno',
    'Schülername;Schul-E-Mail',
    'Élève;Adresse électronique de l’élève (mail)',
    'Name;Student personal email',
    'Full name;School email',
    'Display name;User principal name',
    'Ονοματεπώνυμο;Email',
    'छात्र का नाम;ईमेल',
  ])('%s', (headings) => {
    expect(invited(`${headings}\nAnn Lee;ann@school.test\nBo Fox;bo@school.test`)).toEqual(ann);
  });

  test.each([
    'Name;Guardian;Guardian email;Email\nAnn Lee;Mary Lee;mary@home.test;ann@school.test\nBo Fox;Jo;jo@home.test;bo@school.test',
    'Student;Sponsor;Student email\nAnn Lee;Mary Lee;ann@school.test\nBo Fox;Jo Fox;bo@school.test',
    'Full name;First name;Last name;Email\nAnn Lee;Ann;Lee;ann@school.test\nBo Fox;Bo;Fox;bo@school.test',
    'Name;Nickname;Email\nAnn Lee;Annie;ann@school.test\nBo Fox;;bo@school.test',
    'Name;Town;Email\nAnn Lee;Leeds;ann@school.test\nBo Fox;York;bo@school.test',
    'Name;Relation;Email\nAnn Lee;Pupil;ann@school.test\nMary Lee;Mother;mary@home.test\nBo Fox;Schüler;bo@school.test',
    'Name;Locker;Email\nAnn Lee;A12;ann@school.test\nBo Fox;A13;bo@school.test',
    'Name;Paid;Email\nAnn Lee;yes;ann@school.test\nBo Fox;no;bo@school.test',
    'First;Last;Email\nAnn;Lee;ann@school.test\nBo;Fox;bo@school.test',
    'Student;;Parent 1;\nName;Email;Name;Email\nAnn Lee;ann@school.test;Mary;mary@home.test\nBo Fox;bo@school.test;Jo;jo@home.test',
    'LASTNAME;FIRSTNAME;STUDENTEMAIL;PARENTEMAIL\nLee;Ann;ann@school.test;m@home.test\nFox;Bo;bo@school.test;j@home.test',
  ])('%s', (text) => {
    expect(invited(text)).toEqual(ann);
  });
});
