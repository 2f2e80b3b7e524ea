export type Metadata = Record<string, string>;

export interface Address {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

/** The fields of every Stripe object. */
export interface Base<Name extends string> {
  id: string;
  object: Name;
  created: number;
  livemode: false;
}

export interface ApiList<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}
