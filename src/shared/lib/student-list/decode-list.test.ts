import { describe, expect, test } from 'vitest';
import { decodeList, type ListEncoding } from '.';

describe('the encoding', () => {
  const text =
    'Name;Email\nJosé Müller;j@school.test\nÁngel Peña;a@school.test\nFrançois Groß;f@school.test\n';
  const pages: [ListEncoding, string, Record<string, number>][] = [
    ['windows-1252', text, { é: 0xe9, ü: 0xfc, Á: 0xc1, ñ: 0xf1, ç: 0xe7, ß: 0xdf }],
    ['macintosh', text, { é: 0x8e, ü: 0x9f, Á: 0xe7, ñ: 0x96, ç: 0x8d, ß: 0xa7 }],
    [
      'windows-1250',
      'Name;Email\nŁukasz Wójcik;l@school.test\nMałgorzata Dąb;m@school.test',
      { Ł: 0xa3, ó: 0xf3, ł: 0xb3, ą: 0xb9 },
    ],
    ['windows-1251', 'Name;Email\nИрина;i@school.test', { И: 0xc8, р: 0xf0, и: 0xe8, н: 0xed, а: 0xe0 }],
  ];
  test.each(pages)('%s is recognised', (encoding, written, codes) => {
    const bytes = Uint8Array.from(written, (letter) => codes[letter] ?? letter.charCodeAt(0));
    expect(decodeList(bytes)).toEqual({ text: written, encoding });
  });

  /** The bytes of a text in a code page, which `TextEncoder` does not know. */
  const bytesOf = (written: string, page: string): Uint8Array<ArrayBuffer> => {
    const decoder = new TextDecoder(page);
    const codes = new Map(
      Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const),
    );
    return Uint8Array.from(written, (letter) => codes.get(letter) ?? 0x3f);
  };

  test.each([
    ['windows-1250', 'Név;E-mail\nŐri Gyöngyvér;o@iskola.test\nTűz Ödön;t@iskola.test'],
    ['windows-1250', 'Név;E-mail\nSzűcs Ágnes;s@iskola.test\nKovács Béla;k@iskola.test'],
    ['windows-1250', 'Name,Email\nGyőző Nagy,g@iskola.test\nÁdám Kiss,a@iskola.test'],
    ['windows-1250', 'Příjmení;Jméno;E-mail\nDvořáková;Jiřina;d@skola.test\nČapek;Karel;c@skola.test'],
    ['windows-1250', 'Name;Email\nKučera Jan;k@skola.test\nNovák Petr;n@skola.test'],
    ['windows-1250', 'Name;Email\nŘezáč Ondřej;r@skola.test\nMüller Jiří;m@skola.test'],
    ['windows-1250', 'Priezvisko;Meno\nĎurica;Ľubomír\nKráľ;Štefan\nHudáková;Žofia'],
    ['windows-1250', 'Nazwisko;Imię\nŻółkiewski;Łukasz\nGąsior;Małgorzata'],
    ['windows-1250', 'Prezime;Ime\nKovačić;Đurđa\nČović;Anđela'],
    ['windows-1252', 'Nom;Prénom\nLefèvre;Hélène\nBenoît;Zoë\nDû;François'],
    ['windows-1252', 'Nome;Cognome\nNoè;Rossi\nNiccolò;Forlì\nGiosuè;Cantù'],
    ['windows-1252', 'Nome;E-mail\nJoão Simões;j@escola.test\nConceição Guimarães;c@escola.test'],
    [
      'windows-1252',
      'Navn;E-post\nSøren Sørensen;s@skole.test\nBjørn Ødegård;b@skole.test\nØyvind Bø;o@skole.test',
    ],
    ['windows-1252', 'Name;Mail\nSøren Groß;s@schule.test\nJürgen Ångström;j@schule.test'],
    ['windows-1252', 'Nimi;E-post\nTõnu Mägi;t@kool.test\nÕnne Põld;o@kool.test'],
    ['windows-1252', 'Nom;Cognoms\nNúria;Solà\nRaül;Ferrè\nLluís;Güell'],
    ['windows-1252', 'Nafn;Netfang\nÞórður Sæmundsson;t@skoli.test\nÁsta Guðrún;a@skoli.test'],
    ['windows-1252', 'Naam;E-mail\nZoë Daniëls;z@school.test\nRenée Citroën;r@school.test'],
  ] as const)('%s is recognised by the letters of %j', (page, written) => {
    expect(decodeList(bytesOf(written, page))).toEqual({ text: written, encoding: page });
  });

  const utf16 = (order: 'le' | 'be', mark: string) =>
    Uint8Array.from(
      `${mark}${text}`.split('').flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  test.each([
    ['utf-8', new TextEncoder().encode(text)],
    ['utf-8', new TextEncoder().encode(`\uFEFF${text}`)],
    ['utf-16le', utf16('le', '\uFEFF')],
    ['utf-16le', utf16('le', '')],
    ['utf-16be', utf16('be', '\uFEFF')],
    ['utf-16be', utf16('be', '')],
  ])('%s is recognised with and without its mark', (encoding, bytes) => {
    expect(decodeList(bytes)).toEqual({ text, encoding });
  });

  test('is the one that the teacher chose', () => {
    expect(decodeList(Uint8Array.of(0xf8), 'windows-1250').text).toBe('ř');
  });
});
