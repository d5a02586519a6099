import { type BuiltTest, buildTest, formWords } from "../../domain/level-test/build-test.ts";
import { ratedFor } from "../../domain/level-test/test-form.ts";
import type { Scale } from "../../domain/level-test/test-result.ts";
import { scaleOf } from "../../domain/level-test/test-scale.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import { readWordChoices } from "../lexicon/word-choices.ts";
import { readCoverageIndex } from "../progress/coverage-index-cache.ts";
import type { Services } from "../services.ts";

export type LevelTest = BuiltTest & { readonly scale: Scale };

/** What a level test is made of, in a language of meanings; the same for the same form. */
export async function readLevelTest(services: Services, language: ListLanguage, form: number): Promise<LevelTest> {
  const [{ frequent }, index] = await Promise.all([readWordChoices(), readCoverageIndex(services)]);
  const words = ratedFor(frequent, language);
  const ofForm = formWords(words, language, form);
  const ids = ofForm.supply.flatMap((word) => word.ids);
  const headwords = await readHeadwords(services.database.db, ids);
  return { ...buildTest(ofForm, headwords, language, form), scale: scaleOf(words, index) };
}
