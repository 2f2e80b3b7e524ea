/** One Tuesday of a science teacher. */
export const lead = {
  lessons: 'Four lessons today, the first in 25 minutes. 6C still has',
  missing: 'no plan',
};

export const rack = [
  { template: 'bottle', title: 'Lesson plan' },
  { template: 'petrol', title: 'Quiz' },
  { template: 'brick', title: 'Worksheet' },
  { template: 'jade', title: 'Course outline' },
  { template: 'sky', title: 'Rubric' },
  { template: 'violet', title: 'Report comments' },
  { template: 'heather', title: 'Letter home' },
] as const;

export const day = [
  {
    id: '1',
    lead: '8:15',
    leadNote: '50 min',
    template: 'fern',
    title: 'Light and leaves, exit ticket first',
    note: '7B Science · Lab 2 · 24 students',
    plan: 'ready',
    current: true,
  },
  {
    id: '2',
    lead: '9:10',
    leadNote: '50 min',
    template: 'petrol',
    title: 'Rates of reaction: which antacid wins?',
    note: '8A Science · Lab 2 · 6 students',
    plan: 'ready',
  },
  { id: '3', lead: '10:00', leadNote: '20 min', title: 'Break duty, lower field', quiet: true },
  {
    id: '4',
    lead: '11:15',
    leadNote: '50 min',
    template: 'terracotta',
    title: 'Will it float? Density of six fruits',
    note: '6C Science · Room 204 · 5 students',
    plan: 'missing',
  },
  {
    id: '5',
    lead: '1:00',
    leadNote: '50 min',
    template: 'lagoon',
    title: 'Light and leaves, exit ticket first',
    note: '7D Science · Room 204 · 5 students',
    plan: 'same',
  },
  { id: '6', lead: '3:15', leadNote: '45 min', title: 'Science club: bridges from spaghetti', quiet: true },
] as const;

export const todo = [
  { id: '1', label: 'Reply to Mr Demir about Elif’s lab partner', done: false },
  { id: '2', label: 'Book the fume hood for Thursday', done: false, when: 'today' },
  { id: '3', label: 'Upload the 8A seating plan', done: true },
  { id: '4', label: 'Grade 6 report comments', done: false, when: 'Mon 19 Oct' },
];

export const drafts = [
  {
    template: 'bottle',
    kind: 'Lesson plan',
    title: 'Where does a tree’s mass come from?',
    lines: [
      [
        'Hold up a log. Ask:',
        'where did all this stuff come from? Collect three ideas on the board without correcting any of them. Most will say the soil, and that is exactly the idea we want on the table before we meet van Helmont.',
      ],
    ],
    foot: ['7B, Thursday', '9:04 last night'],
  },
  {
    template: 'petrol',
    kind: 'Quiz',
    title: 'Density: ten quick questions',
    lines: [
      [
        '1.',
        'A lime sinks and a lemon floats. Both are citrus fruits of about the same size. What could explain it?',
      ],
      ['2.', 'A cube has a mass of 54 g and sides of 3 cm. What is its density?'],
    ],
    foot: ['6C', 'Sunday'],
  },
  {
    template: 'heather',
    kind: 'Letter home',
    title: 'Aquarium visit, Friday 30 October',
    lines: [
      [
        'Dear families,',
        'on Friday 30 October the Grade 7 advisory groups will visit the Harborview Aquarium. We leave school at 9:00 and return by 2:30. Please send a packed lunch.',
      ],
    ],
    foot: ['7B advisory', 'Sunday'],
  },
  {
    template: 'sky',
    kind: 'Rubric',
    title: 'Antacid write-up rubric',
    lines: [
      ['Claim.', 'States which antacid worked fastest and says how we know.'],
      ['Evidence.', 'Uses at least two measurements from the results table, with units.'],
      ['Reasoning.', 'Links surface area to the number of collisions.'],
    ],
    foot: ['8A', '8 Oct'],
  },
] as const;
