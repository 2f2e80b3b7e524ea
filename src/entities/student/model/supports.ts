import type { SupportKind } from '@/shared/api/student-profiles';

export const supportNames: Readonly<Record<SupportKind, string>> = {
  iep: 'IEP',
  plan_504: '504 plan',
  extra_time: 'Extra time',
  reading: 'Reading support',
  language: 'Language support',
  seating: 'Seating',
  other: 'Other',
};

const kinds: readonly SupportKind[] = [
  'iep',
  'plan_504',
  'extra_time',
  'reading',
  'language',
  'seating',
  'other',
];

export const supportOptions: readonly { value: SupportKind; label: string }[] = kinds.map((value) => ({
  value,
  label: supportNames[value],
}));
