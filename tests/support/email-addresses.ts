/** Addresses and whether they can register; the server's rule and the client's copy of it are held to both lists. */
export const goodAddresses = [
  'ada@school.test',
  "s.o'dell@students.harborview.example",
  'Nia.Quist+8B@students.harborview.example',
  'a@b.co',
  'zoë@schule.example',
  `${'a'.repeat(242)}@school.test`,
];
export const badAddresses = [
  'ada',
  'ada@school',
  'ada at school.test',
  'l.orlov@students..harborview.example',
  'a.falk@students.harborview.example.',
  'b.ek@students,harborview.example',
  'Ada <ada@school.test>',
  'ada@school.test;ben@school.test',
  'ada@byron@school.test',
  'ada byron@school.test',
  `${'a'.repeat(243)}@school.test`,
];
