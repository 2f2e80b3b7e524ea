import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../generated/schemas/index.ts';
import { monthsOf, plans } from '../plans/plans.ts';
import { isDowngrade } from '../subscriptions/schedule.ts';
import { advanceMonth, creditsOfMonth, type CreditMonth } from './credit-month.ts';
import { addMonths } from './credit-period.ts';
import type { PaidLine } from './returned-credits.ts';
import { ReturnedPaymentsModel } from '../testing/returned-payments-model.ts';

/** `npm run bench credits` sets 20,000. */
const SEQUENCES = Number(process.env['CREDIT_SEQUENCES'] ?? 300);
const DAY = 86_400_000;
const START = Date.parse('2026-01-30T10:00:00Z');
const studentPlans = plans.filter(({ role }) => role === 'student');

type Step =
  | { kind: 'subscribe' | 'change'; plan: Plan }
  | { kind: 'pause' | 'resume' | 'cancel' | 'undo' | 'register' }
  | { kind: 'refund'; part: number; back: number }
  | { kind: 'dispute' | 'win' | 'lose'; back: number }
  | { kind: 'clock'; days: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('subscribe' as const, 'change' as const, 'change' as const),
    plan: fc.constantFrom(...studentPlans),
  }),
  fc.record({ kind: fc.constantFrom('pause', 'resume', 'cancel', 'undo', 'register') }),
  fc.record({
    kind: fc.constant('refund' as const),
    part: fc.constantFrom(10, 25, 50, 100),
    back: fc.constantFrom(0, 0, 1),
  }),
  fc.record({
    kind: fc.constantFrom('dispute' as const, 'win' as const, 'lose' as const),
    back: fc.constantFrom(0, 0, 1),
  }),
  fc.record({ kind: fc.constant('clock' as const), days: fc.constantFrom(0.4, 1, 3, 7, 15, 29, 31, 95) }),
);

interface Subscription {
  id: string;
  plan: Plan;
  next: Plan | null;
  start: number;
  end: number;
  isTrial: boolean;
  isPaid: boolean;
  isPaused: boolean;
  cancels: boolean;
}

/** Stripe's periods in a few lines, the credits that we grant for them, and the days that were paid for. */
class World {
  now = START;
  granted = 0;
  trials = 0;
  /** Credits that each day has paid for, by the rate of the shortest month; the begun day counts. */
  #paid: { id: string; start: number; end: number; monthly: number }[] = [];
  #live: Subscription | null = null;
  #month: CreditMonth | null = null;
  #inMonth = 0;
  readonly #returns = new ReturnedPaymentsModel();
  #hadTrial = false;
  #ids = 0;

  act(step: Step): void {
    const live = this.#live;
    if (step.kind === 'clock') this.#pass(step.days * DAY);
    else if (step.kind === 'subscribe') this.#subscribe(step.plan);
    else if (step.kind === 'register') {
      this.#live = null;
      this.#month = null;
    } else if (step.kind === 'refund') this.#returns.refund(step.back, step.part);
    else if (step.kind === 'dispute') this.#returns.dispute(step.back);
    else if (step.kind === 'win' || step.kind === 'lose') this.#returns.close(step.back, step.kind === 'win');
    else if (live && step.kind === 'change') this.#change(live, step.plan);
    else if (live && step.kind === 'pause') live.isPaused = true;
    else if (live && step.kind === 'resume') this.#resume(live);
    else if (live) live.cancels = step.kind === 'cancel' && !live.cancels;
    if (this.#live && this.#returns.isReturned(this.#live.id, this.#live.start)) this.#live = null;
    this.#grant();
    if (this.#month) this.#returns.book(this.#month, this.#inMonth);
  }

  #subscribe(plan: Plan): void {
    if (this.#live) return;
    const isTrial = !this.#hadTrial;
    this.#hadTrial = true;
    this.trials += isTrial ? 1 : 0;
    const id = `sub_${(this.#ids += 1)}`;
    const common = { id, plan, next: null, isTrial, isPaid: true, isPaused: false, cancels: false };
    this.#live = { ...common, start: this.now, end: this.now + plan.trial_days * DAY };
    if (!isTrial) this.#begin(this.#live, this.now);
  }

  #begin(live: Subscription, start: number, unused: PaidLine[] = []): void {
    live.start = start;
    live.end = addMonths(new Date(start), monthsOf[live.plan.interval]).getTime();
    live.isPaid = !live.isPaused;
    if (live.isPaid) this.#pay(live, live.start, unused);
  }

  /** `unused` is the time of the old price that is credited. */
  #pay({ id, start: began, end, plan }: Subscription, start: number, unused: PaidLine[]): void {
    const monthly = plan.tokens_limit ?? 0;
    this.#paid.push({ id, start, end, monthly });
    const line = { start: start / 1000, end: end / 1000, monthly };
    this.#returns.add(id, [...unused, line], start === began ? start : null);
  }

  #change(live: Subscription, plan: Plan): void {
    if (live.isPaused) return;
    live.cancels = false;
    live.next = null;
    if (plan.price_id === live.plan.price_id) return;
    if (live.isTrial) live.plan = plan;
    else if (isDowngrade(live.plan, plan)) live.next = plan;
    else if (!this.#returns.isReturnedAfter(live.id, this.now)) {
      const isSameInterval = plan.interval === live.plan.interval;
      // The unused time of the old price is credited.
      this.#paid = this.#paid.map((part) =>
        part.id === live.id ? { ...part, end: Math.min(part.end, Math.max(part.start, this.now)) } : part,
      );
      const monthly = 0 - (live.plan.tokens_limit ?? 0);
      const unused = [{ start: this.now / 1000, end: live.end / 1000, monthly }];
      live.plan = plan;
      if (isSameInterval) this.#pay(live, this.now, unused);
      else this.#begin(live, this.now, unused);
    }
  }

  #resume(live: Subscription): void {
    live.isPaused = false;
    if (!live.isTrial && !live.isPaid) this.#begin(live, this.now);
  }

  #pass(time: number): void {
    const until = this.now + time;
    for (let live = this.#live; live && live.end <= until; live = this.#live) {
      this.now = live.end;
      if (live.cancels) this.#live = null;
      else {
        live.plan = live.next ?? live.plan;
        live.next = null;
        live.isTrial = false;
        this.#begin(live, live.end);
        this.#grant();
      }
    }
    this.now = until;
  }

  #grant(): void {
    const live = this.#live;
    if (!live || live.isTrial || live.isPaused || !live.isPaid) return;
    const before = this.#month;
    const monthly = live.plan.tokens_limit ?? 0;
    const paid = { subscriptionId: live.id, start: new Date(live.start), end: new Date(live.end), monthly };
    this.#month = advanceMonth(before, paid, new Date(this.now));
    const isSame = before?.start === this.#month.start && before.subscriptionId === live.id;
    const total = creditsOfMonth(this.#month);
    const already = isSame ? this.#inMonth : 0;
    this.granted += Math.max(0, total - already);
    this.#inMonth = Math.max(total, already);
  }

  /** The credits of the current month that are left, and the most that money not returned allows. */
  get left(): { credits: number; paidFor: number } {
    if (this.#month === null || this.#live === null) return { credits: 0, paidFor: 0 };
    const credits = this.#inMonth - this.#returns.revokedIn(this.#month);
    return { credits, paidFor: this.#returns.paidIn(this.#month) };
  }

  /** The most that is paid for until the current credit month ends, by whole months or by days of the shortest month. */
  get paidFor(): number {
    const horizon = this.now + 31 * DAY;
    return this.#paid.reduce((sum, { start, end, monthly }) => {
      const until = Math.min(end, horizon);
      if (until <= start) return sum;
      const whole = Object.values(monthsOf).find(
        (months) => until === end && addMonths(new Date(start), months).getTime() === end,
      );
      return sum + (whole ?? ((until - start) / DAY + 1) / 28) * monthly;
    }, 0);
  }
}

test('credits granted never exceed those paid for and not returned, and there is one trial', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 10, maxLength: 40 }), (steps) => {
      const world = new World();
      for (const one of steps) {
        world.act(one);
        expect(world.granted).toBeLessThanOrEqual(Math.ceil(world.paidFor));
        expect(world.trials).toBeLessThanOrEqual(1);
        const { credits, paidFor } = world.left;
        expect(credits).toBeGreaterThanOrEqual(0);
        expect(credits).toBeLessThanOrEqual(Math.ceil(paidFor));
      }
    }),
    { numRuns: SEQUENCES },
  );
});
