/** The eight groups of an IPv6 address; undefined for anything else. */
function groupsOf(address: string): string[] | undefined {
  const [bare = ""] = address.split("%");
  if (!/^[0-9a-f:]+$/i.test(bare) || !bare.includes(":")) return undefined;
  const [head = "", tail] = bare.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
  return groups.length === 8 ? groups.map((group) => Number.parseInt(group || "0", 16).toString(16)) : undefined;
}

/** IPv4 is written as ::ffff:192.0.2.1 where the server listens on both. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * What one household or phone has of addresses, for limits: an IPv4 address, or the 64 bits of an IPv6 one before those
 * that its devices choose themselves.
 */
export function addressBlock(address: string): string {
  const groups = groupsOf(address);
  return groups === undefined ? unmapped(address) : `${groups.slice(0, 4).join(":")}::/64`;
}

/** An address without the part that tells one household from its neighbours: 203.0.113.x, 2001:db8:1::x. */
export function shortAddress(address: string): string {
  const groups = groupsOf(address);
  if (groups !== undefined) return `${groups.slice(0, 3).join(":")}::x`;
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(unmapped(address));
  return ipv4 === null ? "" : `${ipv4[1]}.x`;
}
