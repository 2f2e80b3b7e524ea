import type { PlanInterval } from '@/shared/api/plans';

type Words = {
  /** The label of its option. */
  label: string;
  /** The short label. */
  short: string;
  /** After a price. */
  each: string;
  /** After "Then". */
  every: string;
  /** After "paid" or "billed". */
  billed: string;
  months: number;
};

export const intervalWords: Readonly<Record<PlanInterval, Words>> = {
  month: {
    label: 'Monthly',
    short: 'Month',
    each: 'a month',
    every: 'each month',
    billed: 'monthly',
    months: 1,
  },
  quarter: {
    label: 'Quarterly',
    short: 'Quarter',
    each: 'a quarter',
    every: 'every three months',
    billed: 'quarterly',
    months: 3,
  },
  semester: {
    label: 'Semester',
    short: 'Semester',
    each: 'a semester',
    every: 'every six months',
    billed: 'every six months',
    months: 6,
  },
  year: { label: 'Yearly', short: 'Year', each: 'a year', every: 'each year', billed: 'yearly', months: 12 },
};

export const intervals: readonly PlanInterval[] = ['month', 'quarter', 'semester', 'year'];

export const isInterval = (value: string | null): value is PlanInterval =>
  intervals.some((interval) => interval === value);
