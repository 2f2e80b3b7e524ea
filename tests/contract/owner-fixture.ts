import type { SignedIn, TestApp } from '../../server/testing.ts';
import type { NewAccount } from '../support/account.ts';

/** The parts of a call that identify the owner's resource; the rest comes from the contract's example. */
export interface Target {
  params?: Record<string, string>;
  payload?: Record<string, unknown>;
  /** The text of the file, for an operation that takes a form. */
  file?: string;
  /** A class of the owner; by default a new one if the owner is a teacher. */
  classId?: string;
}

export interface Owned {
  /** The owner's account; by default a subscribed teacher. */
  owner?: NewAccount;
  create: (testApp: TestApp, owner: SignedIn) => Promise<Target>;
  /** The status for all other signed-in parties: 403 if the call names its owner, 404 if it names a resource. */
  rejection: 403 | 404;
  /** Set if a party could send the owner's resource under its own id, which must also be rejected. */
  underOwnId?: true;
  /** Set if only administrators may call. */
  adminOnly?: true;
}

/** An operation on a resource that belongs to no user, with the reason. */
export interface Shared {
  sharedBecause: string;
}

export type OwnerFixture = Owned | Shared;
