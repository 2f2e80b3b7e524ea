import { and, asc, desc, eq, gte, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Shop } from './catalogue.ts';
import { dueAt } from '../rules/due.ts';
import { newId } from '../objects/ids.ts';
import { missing, visible } from '../objects/api-error.ts';
import { newEvent } from './event.ts';
import type { Kind, Of, Stored } from '../objects/objects.ts';
import { sandboxObjects } from '../tables.ts';

export interface Query {
  customer?: string | undefined;
  /** The subscription whose invoices are listed. */
  subscription?: string | undefined;
  /** Fields and their accepted values. */
  matching?: Record<string, readonly string[] | undefined>;
  except?: Record<string, readonly string[]>;
  createdFrom?: number | undefined;
  after?: string | undefined;
  limit?: number;
}

/** The sandbox's objects within one transaction. */
export class Store {
  readonly #tx: Database;
  readonly shop: Shop;
  /** In seconds, like all times of the sandbox. */
  readonly now: number;
  /** The current request, for its events. */
  readonly cause: { id: string | null; idempotency_key: string | null };

  private constructor(tx: Database, shop: Shop, now: number, cause: Store['cause']) {
    this.#tx = tx;
    this.shop = shop;
    this.now = now;
    this.cause = cause;
  }

  static async open(
    tx: Database,
    shop: Shop,
    now: number,
    cause: Store['cause'] = noRequest,
  ): Promise<Store> {
    const store = new Store(tx, shop, now, cause);
    return new Store(tx, shop.with(await store.list('price'), await store.list('product')), now, cause);
  }

  async find<Name extends Kind>(kind: Name, id: string): Promise<Of<Name> | undefined> {
    const [row] = await this.#tx
      .select({ data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(eq(sandboxObjects.id, id));
    return row !== undefined && isOf(row.data, kind) ? row.data : undefined;
  }

  /** Like {@link find}, but throws Stripe’s 404. */
  async need<Name extends Kind>(kind: Name, id: string, param?: string): Promise<Of<Name>> {
    const found = await this.find(kind, id);
    if (found === undefined) throw missing(kind, id, param);
    return found;
  }

  /** Newest first. */
  async list<Name extends Kind>(kind: Name, query: Query = {}): Promise<Of<Name>[]> {
    const { customer, subscription, matching = {}, except = {}, createdFrom, after, limit = 1000 } = query;
    const field = (name: string) => sql<string>`${sandboxObjects.data}->>${name}`;
    const rows = await this.#tx
      .select({ data: sandboxObjects.data })
      .from(sandboxObjects)
      .where(
        and(
          eq(sandboxObjects.kind, kind),
          customer === undefined ? undefined : eq(sandboxObjects.customer, customer),
          subscription === undefined
            ? undefined
            : eq(sql`${sandboxObjects.data}->'hidden'->>'subscription'`, subscription),
          createdFrom === undefined ? undefined : gte(sql`(${field('created')})::bigint`, createdFrom),
          after === undefined
            ? undefined
            : lt(
                sandboxObjects.seq,
                sql`(select later.seq from sandbox_objects later where later.id = ${after})`,
              ),
          ...Object.entries(matching).map(([name, values]) => values && inArray(field(name), [...values])),
          ...Object.entries(except).map(([name, values]) =>
            notInArray(sql`coalesce(${field(name)}, '')`, [...values]),
          ),
        ),
      )
      .orderBy(desc(sandboxObjects.seq))
      .limit(limit);
    return rows.map(({ data }) => data).filter((data) => isOf(data, kind));
  }

  /** The object with the earliest due change. */
  async due(): Promise<{ object: Stored; at: number } | undefined> {
    const [row] = await this.#tx
      .select({ object: sandboxObjects.data, at: sandboxObjects.dueAt })
      .from(sandboxObjects)
      .where(
        and(lte(sandboxObjects.dueAt, this.now), inArray(sandboxObjects.kind, ['subscription', 'invoice'])),
      )
      .orderBy(asc(sandboxObjects.dueAt), asc(sandboxObjects.seq))
      .limit(1);
    return row === undefined || row.at === null ? undefined : { object: row.object, at: row.at };
  }

  async save<Some extends Stored>(object: Some): Promise<Some> {
    const row = {
      customer: 'customer' in object ? object.customer : null,
      dueAt: dueAt(object),
      data: object,
    };
    await this.#tx
      .insert(sandboxObjects)
      .values({ id: object.id, kind: object.object, ...row })
      .onConflictDoUpdate({ target: sandboxObjects.id, set: row });
    return object;
  }

  async remove(id: string): Promise<void> {
    await this.#tx.delete(sandboxObjects).where(eq(sandboxObjects.id, id));
  }

  /** Creates an event for an object; `before` adds `previous_attributes`. */
  async announce(type: string, object: Stored, before?: Stored): Promise<void> {
    await this.save(
      newEvent({ id: newId('event'), type, now: this.now, cause: this.cause }, visible(object), before),
    );
  }
}

const noRequest = { id: null, idempotency_key: null };

const isOf = <Name extends Kind>(object: Stored, kind: Name): object is Of<Name> => object.object === kind;
