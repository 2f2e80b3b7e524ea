import type { PlanInterval } from '@/shared/api';

type Words = {
  /** On the control that chooses it. */
  label: string;
  /** After a price. */
  each: string;
  /** After "Then". */
  every: string;
  months: number;
};

export const intervalWords: Readonly<Record<PlanInterval, Words>> = {
  month: { label: 'Monthly', each: 'a month', every: 'each month', months: 1 },
  quarter: { label: 'Quarterly', each: 'a quarter', every: 'every three months', months: 3 },
  semester: { label: 'Semester', each: 'a semester', every: 'every six months', months: 6 },
  year: { label: 'Yearly', each: 'a year', every: 'each year', months: 12 },
};

export const intervals: readonly PlanInterval[] = ['month', 'quarter', 'semester', 'year'];

export const isInterval = (value: string | null): value is PlanInterval =>
  intervals.some((interval) => interval === value);
