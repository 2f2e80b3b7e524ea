import ipaddr from 'ipaddr.js';

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not private, local to a link or a site, shared by a carrier,
 * for documentation or multicast, nor one that embeds an IPv4 address of these.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(GLOBAL_IPV6);
}
