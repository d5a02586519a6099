import { expect, test } from "vitest";
import { passkeySiteOf } from "./passkeys.ts";

test.each([
  ["https://diziokulu.example", "diziokulu.example", "https://diziokulu.example"],
  ["https://www.diziokulu.example:8443/", "www.diziokulu.example", "https://www.diziokulu.example:8443"],
  ["http://localhost:3000", "localhost", "http://localhost:3000"],
  // Browsers give no passkeys to IP addresses; this machine has a name too.
  ["http://127.0.0.1:3000", "localhost", "http://localhost:3000"],
  ["http://[::1]:3000", "localhost", "http://localhost:3000"],
])("the passkeys of %s are for %s", (publicUrl, rpId, origin) => {
  expect(passkeySiteOf(publicUrl, "Dizi Okulu")).toEqual({ rpId, origin, name: "Dizi Okulu" });
});

test.each(["http://203.0.113.7", "https://[2001:db8::1]:8443"])("%s has none", (publicUrl) => {
  expect(passkeySiteOf(publicUrl, "Dizi Okulu")).toBeUndefined();
});
