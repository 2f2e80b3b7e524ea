import type { Problem } from '@/shared/api';
import type { Usage } from '@/shared/api/usage';
import type { LocalTime } from '@/shared/lib/clock';
import { type Period, periodsAt } from './period';

/** The period that is shown, and the time zone of its days. */
export type View = LocalTime & { period: Period };

export type UsageState =
  | { state: 'closed' }
  | { state: 'loading'; view: View }
  | { state: 'failed'; view: View; problem: Problem }
  | { state: 'ready'; view: View; usage: Usage };

export type Ready = Extract<UsageState, { state: 'ready' }>;
export type UsageParams = { from: string; to: string; time_zone?: string | undefined };

export const paramsOf = ({ period: { from, to }, timeZone }: View) => ({ from, to, time_zone: timeZone });

/** Whether an answer belongs to the period that is shown now. */
export const isCurrent = (state: UsageState, params: UsageParams): boolean =>
  state.state !== 'closed' &&
  params.from === state.view.period.from &&
  params.to === state.view.period.to &&
  params.time_zone === state.view.timeZone;

/** Opening the page again shows the period chosen before, unless a new month has begun. */
export function open(state: UsageState, time: LocalTime): UsageState {
  const periods = periodsAt(time.now);
  const chosen = state.state === 'closed' ? undefined : state.view.period.value;
  const period = periods.find(({ value }) => value === chosen) ?? periods[0];
  return { state: 'loading', view: { ...time, period } };
}

/** The view of another period; null when it is shown already or unknown. */
export function choose(state: UsageState, value: string): View | null {
  if (state.state === 'closed' || state.view.period.value === value) return null;
  const period = periodsAt(state.view.now).find((known) => known.value === value);
  return period ? { ...state.view, period } : null;
}

export const load = (_: UsageState, view: View): UsageState => ({ state: 'loading', view });

export const loaded = (state: UsageState, usage: Usage): UsageState =>
  state.state === 'loading' ? { state: 'ready', view: state.view, usage } : state;

export const loadFailed = (state: UsageState, problem: Problem): UsageState =>
  state.state === 'loading' ? { state: 'failed', view: state.view, problem } : state;
