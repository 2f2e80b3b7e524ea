import type { GridCell, GridCells, GridColumn, GridFootRow, GridRow } from '@/shared/ui/data-grid';
import type { Weight } from '@/shared/ui/weight-scale';

export const weights: Weight[] = [
  { name: 'Homework', percent: 15, template: 'marigold' },
  { name: 'Classwork', percent: 15, template: 'bottle' },
  { name: 'Quizzes', percent: 25, template: 'petrol' },
  { name: 'Labs', percent: 30, template: 'violet' },
  { name: 'Project', percent: 15, template: 'mulberry' },
];

const assignments = [
  { title: 'Safety quiz', date: '4 Sep', outOf: 10, category: 'Quizzes', average: '81%' },
  { title: 'Cell sketch', date: '9 Sep', outOf: 20, category: 'Classwork', average: '84%' },
  { title: 'Slide lab', date: '11 Sep', outOf: 30, category: 'Labs', average: '83%' },
  { title: 'Cell parts', date: '15 Sep', outOf: 10, category: 'Homework', average: '85%' },
  { title: 'Cells quiz', date: '18 Sep', outOf: 25, category: 'Quizzes', average: '79%' },
  { title: 'Potato lab', date: '23 Sep', outOf: 30, category: 'Labs', average: '83%' },
  { title: 'Diffusion', date: '28 Sep', outOf: 10, category: 'Homework', average: '81%' },
  { title: 'Model cell', date: '2 Oct', outOf: 50, category: 'Project', average: '83%' },
  { title: 'Concept map', date: '5 Oct', outOf: 20, category: 'Classwork', average: '84%' },
  { title: 'Leaf diary', date: '8 Oct', outOf: 10, category: 'Homework', average: '83%' },
  { title: 'Leaf-disc lab', date: '9 Oct', outOf: 30, category: 'Labs', average: '80%' },
  { title: 'Exit ticket', date: '13 Oct', outOf: 5, category: 'Classwork' },
];

export const columns: GridColumn[] = assignments.map(({ category, title, date, outOf }) => ({
  id: title,
  title,
  date,
  outOf,
  category: weights.find(({ name }) => name === category),
}));

export const totals = [{ id: 'average', title: 'Average' }];

export const foot: GridFootRow[] = [
  {
    label: 'Class average',
    totals: { average: { text: '82.0', letter: 'B−' } },
    values: Object.fromEntries(assignments.map(({ title, average = '' }) => [title, average])),
  },
];

// A name, an average, then a cell for each assignment: L late, M missing, Ex excused, ? to grade, - not
// entered, _ below enough.
const book = [
  'Adeyemi|Oluwaseun|82.2|B−|9 17 27.5 8 18.5 25 9 37.5 18 8 24.5 -',
  'Al-Rashid|Fatima|92.7|A−|9 20 24 10 23.5 26.5 10 50 19 10 24 -',
  'Bakare|Ayodele|82.5|B−|8 15 27 8 20.5 23.5 8L 47.5 18 8 20 -',
  'Chen|Jia-Hao|90.0|A−|8 17 30 10 19 30 10 46 18 10 26.5 -',
  'Demir|Elif|86.0|B|9 Ex 20.5 9 22.5 27 10 47.5 15 7 27.5 -',
  'Fernández|Lucía|85.4|B|9 15 25 10 17.5 30 10 42 19 10 23.5 -',
  'Goldberg|Daniel|62.9|D|7 11_ 26 7L 17 14.5_ 8 29.5_ 15 M 18.5 -',
  'Halvorsen|Bjørn|79.4|C+|7 20 22.5 8 Ex Ex 8 38.5 17 9 25.5 -',
  'Kowalczyk|Ewa|91.0|A−|9 18 26 9 22.5 30 10 42.5 17 9 30 -',
  'Krishnan|Ananya|93.5|A|8 20 30 9 22.5 29 9 48 19 10 27 -',
  'MacKenzie|Isla|67.7|D|7 16 20 7 16 22 M 35.5 15 8L 22.5 -',
  'Mokoena|Thandiwe|89.4|B+|10 19 24 10 21 26.5 8 50 17 9 27 -',
  'Moretti|Giulia|79.3|C+|8 15 28.5 7 18 21.5 9 40 15 9 ? -',
  'Nguyễn|Minh Anh|93.3|A|9 17 29.5 10 20.5 28 10 50 19 10 ? -',
  'Nwosu|Chidi|62.5|D|6 16 19.5 7 17.5 18L M 31 13 7 18 -',
  'O’Rourke|Siobhán|84.8|B|8 16 26.5 8 21 22.5 9 50 15 9 ? -',
  'Parata|Kahurangi|82.1|B−|9 17 27.5 9 22 21 7 36 18 10 20.5 -',
  'Restrepo|Camila|79.5|C+|8 14 25.5 9 18 25.5 7 42L 15 8 ? -',
  'Rivera|Mateo|50.4|F|6 12 17.5_ M 13_ 17.5_ 6 22.5_ 15 M 16_ -',
  'Tanaka|Haruto|91.1|A−|7 19 30 10 22 30 8 40.5 Ex 10 30 -',
  'Thompson|Malik|80.4|B−|8 18 20 9 18.5 24.5 9 44 16 8 23L -',
  'Venkatesan|Priya|87.9|B+|9 19 25 10 21 26.5 10 42 16 10 ? -',
  'Wiśniewska|Zofia|85.7|B|8 16 24 9 18.5 27.5 9 47.5 20 9 ? -',
  'Yusuf|Amina|88.4|B+|8 20 22.5 10 22 28.5 10 37.5 17 10 29.5 -',
].map((line) => line.split('|'));

export const rows: GridRow[] = book.map(([familyName = '', givenName = '', text = '', letter]) => ({
  id: familyName,
  familyName,
  givenName,
  href: '#student',
  totals: { average: { text, letter } },
}));

function cellOf(written: string): GridCell {
  if (written === '-') return {};
  if (written === '?') return { toGrade: true };
  if (written === 'M') return { mark: 'missing' };
  if (written === 'Ex') return { mark: 'excused' };
  return {
    text: String(Number.parseFloat(written)),
    mark: written.includes('L') ? 'late' : null,
    low: written.endsWith('_'),
  };
}

/** The cells of each student. */
export const cells: Readonly<Record<string, GridCells>> = Object.fromEntries(
  book.map(([familyName = '', , , , scores = '']) => [
    familyName,
    Object.fromEntries(
      scores.split(' ').map((written, index) => [columns[index]?.id ?? '', cellOf(written)] as const),
    ),
  ]),
);
