import type { Word } from "../../../contract/lexicon/word-list.ts";
import { levels, nameOfLevel } from "../../../domain/lexicon/level.ts";
import { steppedLevel } from "../../../domain/lexicon/level-for.ts";
import { m } from "../../i18n/generated/messages.js";

type WordLikenessProps = {
  readonly word: Pick<Word, "cognate" | "falseFriend" | "difficulty">;
  readonly className?: string;
};

/**
 * That the reader's language has nearly the same word, or one that misleads, and what level that makes it for the reader;
 * nothing where it has neither.
 */
export function WordLikeness({ word: { cognate, falseFriend, difficulty }, className }: WordLikenessProps) {
  if (cognate === undefined && falseFriend === undefined) return null;
  const level = levels.find((one) => one === difficulty);
  const own = level && steppedLevel(level, cognate === true, falseFriend !== undefined);
  return (
    <p className={className}>
      {cognate && m.word_cognate()}
      {falseFriend !== undefined && m.word_false_friend({ friend: falseFriend })}
      {level !== undefined && own !== undefined && own !== level && (
        <> {m.word_level_for({ level: nameOfLevel(own), usual: nameOfLevel(level) })}</>
      )}
    </p>
  );
}
