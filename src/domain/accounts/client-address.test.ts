import { expect, test } from "vitest";
import { addressBlock, shortAddress } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.x"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.x"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::x"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::x"],
  ["2001:0DB8:0001::", "2001:db8:1:0::/64", "2001:db8:1::x"],
  ["::1", "0:0:0:0::/64", "0:0:0::x"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::x"],
  ["", "", ""],
  ["unknown", "unknown", ""],
])("%s is limited as %s and shown as %s", (address, block, shown) => {
  expect([addressBlock(address), shortAddress(address)]).toEqual([block, shown]);
});
