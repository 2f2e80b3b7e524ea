import { findStandard } from './standards.ts';

/**
 * Every code of the Common Core for mathematics in kindergarten to grade 8, by grade, domain and cluster, with the numbers of its first
 * and last standard. High school has other forms of codes.
 */
const MATHS = `
K.CC A1-3 B4-5 C6-7|K.OA A1-5|K.NBT A1-1|K.MD A1-2 B3-3|K.G A1-3 B4-6
1.OA A1-2 B3-4 C5-6 D7-8|1.NBT A1-1 B2-3 C4-6|1.MD A1-2 B3-3 C4-4|1.G A1-3
2.OA A1-1 B2-2 C3-4|2.NBT A1-4 B5-9|2.MD A1-4 B5-6 C7-8 D9-10|2.G A1-3
3.OA A1-4 B5-6 C7-7 D8-9|3.NBT A1-3|3.NF A1-3|3.MD A1-2 B3-4 C5-7 D8-8|3.G A1-2
4.OA A1-3 B4-4 C5-5|4.NBT A1-3 B4-6|4.NF A1-2 B3-4 C5-7|4.MD A1-3 B4-4 C5-7|4.G A1-3
5.OA A1-2 B3-3|5.NBT A1-4 B5-7|5.NF A1-2 B3-7|5.MD A1-1 B2-2 C3-5|5.G A1-2 B3-4
6.RP A1-3|6.NS A1-1 B2-4 C5-8|6.EE A1-4 B5-8 C9-9|6.G A1-4|6.SP A1-3 B4-5
7.RP A1-3|7.NS A1-3|7.EE A1-2 B3-4|7.G A1-3 B4-6|7.SP A1-2 B3-4 C5-8
8.NS A1-2|8.EE A1-4 B5-6 C7-8|8.F A1-3 B4-5|8.G A1-5 B6-8 C9-9|8.SP A1-4`;

const maths = new Map<string, readonly [number, number]>(
  MATHS.trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [domain = '', ...clusters] = row.split(' ');
      return clusters.map((cluster): [string, [number, number]] => {
        const [first = 0, last = 0] = cluster.slice(1).split('-').map(Number);
        return [`${domain}.${cluster[0]}`, [first, last]];
      });
    }),
);

/** The strands of the Common Core for English language arts with the numbers of their standards; RL has no 8. */
const ELA: Readonly<Record<string, number>> = {
  RL: 10,
  RI: 10,
  W: 10,
  SL: 6,
  L: 6,
  RH: 10,
  RST: 10,
  WHST: 10,
  RF: 4,
};

const MATHS_CODE = /^(?:CCSS\.MATH\.CONTENT\.)?([K1-8])\.([A-Z]{1,3})\.([A-D])\.(\d{1,2})(?:\.?[a-d])?$/i;
const ELA_CODE =
  /^(?:CCSS\.ELA-LITERACY\.)?(RL|RI|RF|W|SL|L|RH|RST|WHST)\.(K|[1-8]|9-10|11-12|6-8)\.(\d{1,2})(?:\.?[a-f])?$/i;
const PRACTICE = /^(?:CCSS\.MATH\.PRACTICE\.)?MP\.?([1-8])$/i;

/** Whether a code exists; one of a set of which we know only a part, or none, is not checked. */
export function standardKind(code: string): 'real' | 'unreal' | 'unchecked' {
  if (findStandard(code) !== undefined || PRACTICE.test(code)) return 'real';
  const [, grade = '', domain = '', cluster = '', number] = MATHS_CODE.exec(code.trim()) ?? [];
  if (number !== undefined) {
    const [first, last] = maths.get(`${grade}.${domain}.${cluster}`.toUpperCase()) ?? [1, 0];
    return Number(number) >= first && Number(number) <= last ? 'real' : 'unreal';
  }
  const [, strand = '', band = '', place] = ELA_CODE.exec(code.trim()) ?? [];
  return place === undefined ? 'unchecked' : elaKind(strand.toUpperCase(), band.toUpperCase(), Number(place));
}

function elaKind(strand: string, band: string, number: number): 'real' | 'unreal' {
  const isForSubjects = /^(?:RH|RST|WHST)$/.test(strand);
  const fitsBand = isForSubjects ? /-/.test(band) : band !== '6-8';
  const isFoundation = strand !== 'RF' || /^[K1-5]$/.test(band);
  const isLeftOut =
    (strand === 'RL' && number === 8) ||
    (strand === 'RF' && number < 3 && /^[2-5]$/.test(band)) ||
    (strand === 'W' &&
      ((number === 4 && /^[K12]$/.test(band)) ||
        (number === 9 && /^[K1-3]$/.test(band)) ||
        (number === 10 && /^[K12]$/.test(band)))) ||
    (strand === 'L' && number === 3 && /^[K1]$/.test(band)) ||
    (strand === 'WHST' && number === 3);
  return fitsBand && isFoundation && !isLeftOut && number >= 1 && number <= (ELA[strand] ?? 0)
    ? 'real'
    : 'unreal';
}

const domains = new Set([...maths.keys()].map((cluster) => cluster.slice(0, -2)));
const NAMED =
  /\bCCSS\.MATH\.(?:CONTENT\.)?(?:[\dK][\w.]*\w)|\bCCSS\.ELA-LITERACY\.[A-Z]{1,4}\.[\w.-]*\w|\b[K1-8]\.(?:CC|OA|NBT|MD|G|NF|RP|NS|EE|SP|F)\.[A-D]\.\d{1,2}\b|\b(?:K|[1-5]|K-2|3-5|MS|HS)-(?:LS|PS|ESS|ETS)\d{1,2}-\d{1,2}\b/g;
const NGSS = /-(?:LS[1-4]|PS[1-4]|ESS[1-3]|ETS1)-[1-8]$/;

/** The codes that a text names and that no published set can have. */
export function unrealCodesIn(text: string): string[] {
  return [...new Set(text.match(NAMED))].filter((code) => {
    if (/^(?:K|\d|MS|HS)(?:-\d)?-/.test(code)) return !NGSS.test(code);
    const [, grade = '', domain = '', cluster] =
      /^CCSS\.MATH\.(?:CONTENT\.)?(\w+)\.?(\w*)\.?([A-D](?!\w))?/.exec(code) ?? [];
    if (grade === '') return standardKind(code) === 'unreal';
    // A whole domain or cluster is named by the beginning of its codes.
    const start = `${grade}.${domain}`;
    if (!domains.has(start) || (cluster && !maths.has(`${start}.${cluster}`))) return domain !== '';
    return standardKind(code.replace(/^CCSS\.MATH\.(?:CONTENT\.)?/, '')) === 'unreal';
  });
}
