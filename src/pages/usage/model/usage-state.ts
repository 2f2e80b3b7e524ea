import type { Problem } from '@/shared/api';
import type { Usage, UsageRun } from '@/shared/api/usage';
import type { LocalTime } from '@/shared/lib/clock';
import { type Period, periodsAt } from './period';

/** Which days are looked at, from where. */
export type View = LocalTime & { period: Period };

export type UsageState =
  | { state: 'closed' }
  | { state: 'loading'; view: View }
  | { state: 'failed'; view: View; problem: Problem }
  | {
      state: 'ready';
      view: View;
      usage: Usage;
      runs: readonly UsageRun[];
      next: string | null;
      /** How it stands with the next page, when it was asked for. */
      more: 'idle' | 'asked' | 'failed';
    };

export type Ready = Extract<UsageState, { state: 'ready' }>;
export type Asked = { from: string; to: string; time_zone?: string | undefined };

export const askedOf = ({ period: { from, to }, timeZone }: View) => ({ from, to, time_zone: timeZone });

/** Whether an answer is about the days that are looked at now. */
export const isAbout = (state: UsageState, asked: Asked): boolean =>
  state.state !== 'closed' &&
  asked.from === state.view.period.from &&
  asked.to === state.view.period.to &&
  asked.time_zone === state.view.timeZone;

/** A page that is opened again keeps the days that were chosen, unless the month has turned meanwhile. */
export function open(state: UsageState, time: LocalTime): UsageState {
  const periods = periodsAt(time.now);
  const chosen = state.state === 'closed' ? undefined : state.view.period.value;
  const period = periods.find(({ value }) => value === chosen) ?? periods[0];
  return { state: 'loading', view: { ...time, period } };
}

/** The view with other days; null when they are looked at already, or there are none of that name. */
export function choose(state: UsageState, value: string): View | null {
  if (state.state === 'closed' || state.view.period.value === value) return null;
  const period = periodsAt(state.view.now).find((known) => known.value === value);
  return period ? { ...state.view, period } : null;
}

export const load = (_: UsageState, view: View): UsageState => ({ state: 'loading', view });

export function loaded(state: UsageState, usage: Usage): UsageState {
  if (state.state !== 'loading') return state;
  const { items, next_cursor } = usage.runs;
  return { state: 'ready', view: state.view, usage, runs: items, next: next_cursor, more: 'idle' };
}

export const loadFailed = (state: UsageState, problem: Problem): UsageState =>
  state.state === 'loading' ? { state: 'failed', view: state.view, problem } : state;

export const canAskMore = (state: UsageState): state is Ready & { next: string } =>
  state.state === 'ready' && state.next !== null && state.more !== 'asked';

export const askMore = (state: UsageState): UsageState =>
  canAskMore(state) ? { ...state, more: 'asked' } : state;

export function addMore(state: UsageState, page: Usage['runs']): UsageState {
  if (state.state !== 'ready' || state.more !== 'asked') return state;
  return { ...state, runs: [...state.runs, ...page.items], next: page.next_cursor, more: 'idle' };
}

export const moreFailed = (state: UsageState): UsageState =>
  state.state === 'ready' && state.more === 'asked' ? { ...state, more: 'failed' } : state;
