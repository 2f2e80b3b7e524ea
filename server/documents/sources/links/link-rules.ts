import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** What the server may download for a user. Tests replace parts of it to reach a server of their own. */
export interface LinkRules {
  /** The ports that are allowed; 80 and 443 also if the URL doesn't name them. */
  ports: ReadonlySet<number>;
  /** All IP addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
  /** For the whole download, redirects included. */
  milliseconds: number;
  /** Of the page, decompressed. */
  maxBytes: number;
  maxRedirects: number;
}

const standardLinkRules: LinkRules = {
  ports: new Set([80, 443]),
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  milliseconds: 10_000,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 3,
};

/** The rules, some of them replaced; undefined unless the operator allows links. */
export const allowedLinks = (isAllowed: boolean, replaced: Partial<LinkRules> = {}): LinkRules | undefined =>
  isAllowed ? { ...standardLinkRules, ...replaced } : undefined;
