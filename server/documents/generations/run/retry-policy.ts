import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineFailure } from '../../../engine/port/engine-failure.ts';
import type { Failure, WaitingReason } from '../../../generated/schemas/index.ts';

export interface RetryPolicy {
  /** Milliseconds until the first output; local models have to load first. */
  firstTokenTimeout: number;
  /** Milliseconds without output, once there has been some, after which a call is aborted. */
  stallTimeout: number;
  /** Waits before a retry; rejects if the signal aborts first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const standardRetryPolicy: RetryPolicy = {
  firstTokenTimeout: 120_000,
  stallTimeout: 45_000,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/** Retries per failure code. */
const RETRIES: Readonly<Partial<Record<Failure['code'], number>>> = {
  provider_busy: 3,
  provider_error: 3,
  stream_cut: 1,
  invalid_result: 1,
};

const FIRST_DELAY = 1000;
const MAX_DELAY = 60_000;

export interface Wait {
  milliseconds: number;
  reason: WaitingReason;
}

/** Decides after each failure of a run whether, and when, the engine is called again. */
export class Retries {
  readonly #policy: RetryPolicy;
  readonly #failures = new Map<Failure['code'], number>();
  #loading = 0;

  constructor(policy: RetryPolicy) {
    this.#policy = policy;
  }

  /** The wait before the next call, null for none; throws the failure if there is no next call. */
  after(failure: EngineFailure): Wait | null {
    if (failure.isLoading) return this.#afterLoading(failure);
    const count = (this.#failures.get(failure.code) ?? 0) + 1;
    this.#failures.set(failure.code, count);
    if (!failure.retryable || count > (RETRIES[failure.code] ?? 0)) throw failure;
    if (failure.code !== 'provider_busy' && failure.code !== 'provider_error') return null;
    const requested = failure.retryAfter === undefined ? undefined : failure.retryAfter * 1000;
    if (requested !== undefined && requested > MAX_DELAY) throw failure;
    return {
      milliseconds: requested ?? FIRST_DELAY * 2 ** (count - 1),
      reason: failure.code === 'provider_busy' ? 'busy' : 'error',
    };
  }

  /** A model may load as long as a call may wait for its first token. */
  #afterLoading(failure: EngineFailure): Wait {
    const milliseconds = (failure.retryAfter ?? 1) * 1000;
    this.#loading += milliseconds;
    if (this.#loading > this.#policy.firstTokenTimeout) throw failure;
    return { milliseconds, reason: 'loading' };
  }
}
