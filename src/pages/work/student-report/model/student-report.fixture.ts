import type { StudentReport } from '@/shared/api/student-reports';

type Part = StudentReport['parts'][number];
type Column = Part['columns'][number];

const CLASS = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
const STUDENT = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d71';
export const ADDRESS = `/teacher/reports/students/${STUDENT}?class=${CLASS}`;

const column = (label: string, kind: Column['kind'] = 'text'): Column => ({ label, kind, links_to: null });
const row = (...cells: Part['rows'][number]['cells']) => ({ cells, student_id: null, assignment_id: null });

/** The report on Elif Demir in Turkish, as her parents read it. */
export const turkishReport: StudentReport = {
  class: { id: CLASS, title: '7B Science', cover: 'moss' },
  student: { id: STUDENT, name: 'Elif Demir' },
  language: 'tr',
  title: 'Elif Demir: 7B Science',
  question: 'Bu öğrencinin durumu nasıl?',
  answer: 'Elif Demir: şu anki not %84,20 (B), 1 çalışma teslim edilmedi, 1 çalışma geç teslim edildi.',
  about: 'Tüm yıl, hesaplandığı gün: 13 Ekim 2026.',
  counted_at: '2026-10-13T09:20:00Z',
  scores: 5,
  not_returned: 0,
  totals: [
    { label: 'Şu anki not', text: '%84,20 (B)', note: 'Değerlendirilip geri verilen çalışmalardan.' },
    {
      label: 'Teslim edilmeyenlerle birlikte not',
      text: '%72,17 (C)',
      note: 'Burada teslim edilmeyen çalışmalar sıfır sayılır.',
    },
  ],
  parts: [
    {
      title: 'Not nasıl hesaplanır',
      summary: 'Her kategori kendi ağırlığıyla sayılır.',
      columns: [
        column('Kategori'),
        column('Ağırlık', 'percent'),
        column('Puan'),
        column('Şu anki not', 'percent'),
        column('Teslim edilmeyenlerle birlikte not', 'percent'),
      ],
      rows: [
        row('Homework', 40, '27 / 30', 90, 67.5),
        row('Tests', 60, '36 / 45', 80, 80),
        row('Toplam', null, null, 84.2, 72.17),
      ],
      chart: null,
    },
    {
      title: 'Geri verilen notlar',
      summary:
        'Teslim tarihine göre, en eskisi önce. Sınıf ortalaması en az beş not geri verildiğinde gösterilir.',
      columns: [
        column('Çalışma'),
        column('Kategori'),
        column('Teslim tarihi', 'day'),
        column('Not'),
        column('Yüzde', 'percent'),
        column('Sınıf ortalaması', 'percent'),
        column('Açıklama'),
      ],
      rows: [
        row('Cell parts', 'Tests', '2026-09-08', '10 / 15', 66.7, 74.2, ''),
        row('Leaf diary', 'Homework', '2026-09-15', '8 / 10', 80, 82.4, 'Geç'),
        row('Concept map', 'Homework', '2026-09-15', '9,5 / 10', 95, null, ''),
        row('Leaf-disc lab', 'Tests', '2026-10-01', '26 / 30', 86.7, 79.5, ''),
        row('Willow report', 'Homework', '2026-10-09', '9,5 / 10', 95, 84.1, ''),
      ],
      chart: { kind: 'lines', labels: 2, values: [4, 5], band: null },
    },
    {
      title: 'Teslim edilmeyenler',
      summary: 'Teslim tarihi geçti.',
      columns: [column('Çalışma'), column('Kategori'), column('Teslim tarihi', 'day')],
      rows: [row('Food chains', 'Homework', '2026-10-12')],
      chart: null,
    },
    {
      title: 'Geç teslim edilenler',
      summary: 'Teslim tarihinden sonra.',
      columns: [column('Çalışma'), column('Teslim tarihi', 'day'), column('Gecikme')],
      rows: [row('Leaf diary', '2026-09-15', '2 gün')],
      chart: null,
    },
    {
      title: 'Beceriler',
      summary: 'Geri verilen çalışmalardan, en güçlüsü önce.',
      columns: [column('Beceri'), column('Yüzde', 'percent'), column('Düzey'), column('Tanımı')],
      rows: [
        row('SEP-4', 88, 'B', 'Analyze and interpret data.'),
        row('MS-LS1-6', 67, 'D', 'Construct an explanation for the role of photosynthesis.'),
      ],
      chart: { kind: 'bars', labels: 0, values: [1], band: null },
    },
    {
      title: 'Sırada ne var',
      summary: 'Henüz teslim edilmedi.',
      columns: [column('Çalışma'), column('Kategori'), column('Teslim tarihi', 'day')],
      rows: [row('Unit test', 'Tests', '2026-10-20')],
      chart: null,
    },
  ],
  comment_title: 'Öğretmenin yorumu',
  comment: {
    text: 'Elif explains her ideas clearly, and her lab reports have become careful. Please ask her to hand in Food chains.',
    language: 'en',
    revision: 2,
    saved_at: '2026-10-13T09:10:00Z',
  },
  terms: [{ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d61', name: 'Term 1' }],
};

/** A student without marks, with a name of sixty letters. */
export const emptyReport: StudentReport = {
  ...turkishReport,
  language: 'en',
  student: { id: STUDENT, name: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley-Majory' },
  title: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley-Majory: 7B Science',
  question: 'How is this student doing?',
  answer:
    'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley-Majory: no mark has been returned yet, nothing is missing.',
  about: 'Whole year, counted on 13 October 2026.',
  scores: 0,
  totals: [
    { label: 'Current total', text: 'No total yet', note: 'Of the work that is marked and returned.' },
    {
      label: 'Total with missing work',
      text: 'No total yet',
      note: 'Work that is not handed in counts as zero here.',
    },
  ],
  parts: turkishReport.parts.map((part, place) => ({
    ...part,
    title:
      ['How the total is worked out', 'Returned marks', 'Not handed in', 'Handed in late', 'Skills', 'Next'][
        place
      ] ?? '',
    summary: 'No mark has been returned yet.',
    rows: [],
  })),
  comment: { text: '', language: 'en', revision: 0, saved_at: null },
  terms: [],
};
