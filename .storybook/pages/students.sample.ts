export const due = [
  {
    id: '1',
    lead: 'Today',
    leadNote: '5:00',
    template: 'mulberry',
    title: 'A place I know by heart',
    note: 'English, Mr Castellanos',
    state: 'Draft 2 open',
  },
  {
    id: '2',
    lead: 'Wed',
    leadNote: '8:15',
    template: 'marigold',
    title: 'Unit rates, problems 1 to 12',
    note: 'Maths, Ms Sørensen',
    state: 'Not started',
  },
  {
    id: '3',
    lead: 'Fri',
    leadNote: '3:00',
    template: 'fern',
    title: 'Willow report',
    note: 'Science, Ms Okafor',
    state: 'Not started',
  },
] as const;

export const returned = [
  {
    id: '1',
    title: 'Leaf-disc lab',
    href: '#lab',
    by: 'Science, Ms Okafor',
    score: 27,
    outOf: 30,
    comment: 'Careful method. Put the units in the table heading, not in every box.',
  },
  {
    id: '2',
    title: 'Fractions check',
    href: '#check',
    by: 'Maths, Ms Sørensen',
    score: 18,
    outOf: 20,
    comment: 'Number 7: read it once more, slowly.',
  },
];

export const today = [
  { id: '1', lead: '8:15', title: 'Science', end: 'Lab 2' },
  { id: '2', lead: '9:10', title: 'Maths', end: 'Room 118' },
  { id: '3', lead: '10:20', title: 'English', end: 'Room 203', current: true },
  { id: '4', lead: '11:15', title: 'Spanish', end: 'Room 112' },
  { id: '5', lead: '1:00', title: 'PE', end: 'Lower field' },
];

/** The six kinds of document that students write with. */
export const tools = [
  { template: 'leaf', title: 'Study notes' },
  { template: 'amber', title: 'Book list' },
  { template: 'teal', title: 'Practice test' },
  { template: 'plum', title: 'Research help' },
  { template: 'ink', title: 'Personal tutor' },
  { template: 'rose', title: 'Essay help' },
] as const;
