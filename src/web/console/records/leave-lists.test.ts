import { expect, test } from "vitest";
import { queryClient } from "../../features/accounts/session/queries.ts";
import { leaveLists } from "./leave-lists.ts";

const key = ["Admin/GetReports", { search: "" }];
const ids = () => queryClient.getQueryData<{ rows: { id: number }[] }>(key)?.rows.map(({ id }) => id);

test("rows leave their lists at once, which are asked anew when the last of them has been answered", async () => {
  queryClient.setQueryData(key, { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], next: null });
  const refreshed: unknown[] = [];
  const refreshLists = async () => void refreshed.push(ids());
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const leaving = [
    leaveLists("Admin/GetReports", 1, () => first.promise, refreshLists),
    leaveLists("Admin/GetReports", 3, () => second.promise, refreshLists),
  ];
  await expect.poll(ids).toEqual([2]);
  first.resolve();
  await leaving[0];
  expect(refreshed).toEqual([]);
  second.resolve();
  await leaving[1];
  expect(refreshed).toEqual([[2]]);
});

test("lists are asked anew after a failure too", async () => {
  queryClient.setQueryData(key, { rows: [{ id: 1 }], next: null });
  let refreshes = 0;
  const refreshLists = async () => {
    refreshes += 1;
  };
  const failing = leaveLists("Admin/GetReports", 1, () => Promise.reject(new Error("refused")), refreshLists);
  await expect(failing).rejects.toThrow("refused");
  await leaveLists("Admin/GetReports", 1, async () => {}, refreshLists);
  expect(refreshes).toBe(2);
});
