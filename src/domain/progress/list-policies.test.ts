import { expect, test } from "vitest";
import type { Premium } from "../accounts/premium-status.ts";
import { canOpenList, canOwnMoreLists, canSeeWholeList } from "./list-policies.ts";

const now = new Date("2026-05-01T12:00:00Z");
const before = new Date("2026-05-01T11:59:59Z");
const after = new Date("2026-05-01T12:00:01Z");

const free: Premium = { premiumType: 0, premiumEndDate: null };
const monthly: Premium = { premiumType: 1, premiumEndDate: after };
const expired: Premium = { premiumType: 2, premiumEndDate: before };
const lifetime: Premium = { premiumType: 3, premiumEndDate: null };
const visitor = undefined;

test.each([
  ["visitor", visitor, false],
  ["free member", free, false],
  ["member whose premium has ended", expired, false],
  ["monthly member", monthly, true],
  ["lifetime member", lifetime, true],
])("whether a %s sees the whole of a premium list", (_name, somebody, isWhole) => {
  expect(canSeeWholeList(somebody, { isPremium: true }, now)).toBe(isWhole);
  expect(canSeeWholeList(somebody, { isPremium: false }, now)).toBe(true);
});

test("who has made a list of premium content keeps it when premium ends", () => {
  const list = { isPremium: true, userId: 7 };
  expect(canSeeWholeList({ ...expired, id: 7 }, list, now)).toBe(true);
  expect(canSeeWholeList({ ...expired, id: 8 }, list, now)).toBe(false);
  expect(canSeeWholeList(visitor, { ...list, userId: null }, now)).toBe(false);
  expect(canSeeWholeList(free, { ...list, userId: null }, now)).toBe(false);
});

const owner = { id: 7 };
const other = { id: 8 };
const own = { userId: 7, isShared: false, expiresAt: null };
const shared = { ...own, isShared: true };
const generated = { userId: null, isShared: true, expiresAt: after };

test.each([
  ["its owner", "a private list", owner, own, true],
  ["another member", "a private list", other, own, false],
  ["a visitor", "a private list", visitor, own, false],
  ["another member", "a shared list", other, shared, true],
  ["a visitor", "a shared list", visitor, shared, true],
  ["a visitor", "a generated list", visitor, generated, true],
  ["a visitor", "an expired list", visitor, { ...generated, expiresAt: before }, false],
  ["a visitor", "a list that expires now", visitor, { ...generated, expiresAt: now }, false],
])("whether %s may open %s", (_who, _what, somebody, list, isOpen) => {
  expect(canOpenList(somebody, list, now)).toBe(isOpen);
});

test.each([
  ["free member", free, 3, true],
  ["free member", free, 4, false],
  ["member whose premium has ended", expired, 4, false],
  ["monthly member", monthly, 4, true],
  ["lifetime member", lifetime, 400, true],
])("whether a %s with some lists may own more (%#)", (_name, person, owned, isMore) => {
  expect(canOwnMoreLists(person, owned, now)).toBe(isMore);
});
