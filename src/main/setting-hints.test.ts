import { expect, test } from "vitest";
import { settingHints } from "./setting-hints.ts";

test.each([
  ["PUBLIC_ULR", "PUBLIC_URL"],
  ["data_dir", "DATA_DIR"],
  ["SMTP_URI", "SMTP_URL"],
  ["PORTS", "PORT"],
])("%s is told to be no setting, %s is meant", (name, meant) => {
  const hints = settingHints({ [name]: "hunter2" });
  expect(hints).toEqual([`${name} is no setting and does nothing: ${meant} is one.`]);
});

test("settings and variables of other programs are not told", () => {
  const others = { HOME: "/root", PATH: "/bin", HOSTNAME: "x", PWD: "/", LANG: "C", SHLVL: "1", POD_IP: "1", _: "x" };
  expect(settingHints({ ...others, PUBLIC_URL: "https://example.org", PORT: "3000" })).toEqual([]);
});

test.each([
  ["http://dizi.example", 1],
  ["https://dizi.example", 0],
  ["http://127.0.0.1:3000", 0],
  ["http://localhost:3000", 0],
  ["http://localhost.example", 1],
])("PUBLIC_URL=%s in production gives %d hints", (PUBLIC_URL, count) => {
  expect(settingHints({ NODE_ENV: "production", PUBLIC_URL })).toHaveLength(count);
  expect(settingHints({ PUBLIC_URL })).toEqual([]);
});
