import { expect, test } from "vitest";
import { combinedUrlOf } from "./combined-url.ts";

test.each([
  ["The Corner Shop", "the-corner-shop"],
  ["Çalıkuşu", "calikusu"],
  ["İÇERDE", "icerde"],
  ["Şahsiyet: Ağır Öykü!", "sahsiyet-agir-oyku"],
  ["La casa de los niños", "la-casa-de-los-ninos"],
  ["Tom & Jerry's  Day", "tom-and-jerrys-day"],
  ["9-1-1", "9-1-1"],
  ["İngilizce", "ingilizce-1"],
  ["半沢直樹", "title"],
])("%s becomes %s", (name, url) => {
  expect(combinedUrlOf(name)).toBe(url);
});
