import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses that no push service has: loopback, private, link-local, shared, test and multicast ranges. */
const notPublic = new BlockList();

const ranges4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
for (const [network, prefix] of ranges4) notPublic.addSubnet(network, prefix, "ipv4");

/** Of IPv6 the public internet has 2000::/3, without the ranges that stand for others. */
const public6 = new BlockList();
public6.addSubnet("2000::", 3, "ipv6");
const ranges6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];
for (const [network, prefix] of ranges6) notPublic.addSubnet(network, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, "ipv4");
    case 6:
      return public6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
    default:
      return false;
  }
}

/**
 * Resolves a name for a connection, and refuses one that leads into the site's own network: the address that is checked
 * is the one that is connected to.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (first === undefined) return callback(new Error(`${hostname} has no public address`), []);
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
