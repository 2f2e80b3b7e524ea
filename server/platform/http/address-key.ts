import { isIPv6 } from 'node:net';

/**
 * What the limits count an IP address by: a user of IPv6 usually has a whole /64, so its addresses
 * count as one. An IPv4 address that is mapped into IPv6 counts as IPv4.
 */
export function addressKey(ip: string): string {
  const address = ip.split('%')[0] ?? ip;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight 16-bit groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = withoutDots(address).split('::');
  const [first, last] = [readGroups(head), readGroups(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const readGroups = (text: string): number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/** Writes an IPv4 address at the end as two groups. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...[a, b, c, d]: string[]) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
